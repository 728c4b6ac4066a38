@_exported public import Foundation

// What the guides use of UIKit, with its signatures and isolation, for systems that do not have it. Nothing here does
// anything: code is compiled against it and never run.

@MainActor open class UIResponder: NSObject {
  open var undoManager: UndoManager? { nil }
}

/// Foundation's, which is isolated like a view and which only Apple's systems have.
@MainActor open class UndoManager: NSObject {
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var undoActionName: String { "" }
  open var redoActionName: String { "" }
  open func undo() {}
  open func redo() {}
}

@MainActor open class UIView: UIResponder {}

@MainActor open class UILabel: UIView {
  open var text: String?
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) { nil }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

@MainActor open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open weak var delegate: (any UINavigationControllerDelegate)?
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

@MainActor open class UITableView: UIView {
  public enum RowAnimation: Int, Sendable { case fade, automatic = 100 }

  open func reloadData() {}
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
}

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
}

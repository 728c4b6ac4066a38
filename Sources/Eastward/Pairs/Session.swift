/// Is told who is signed in.
public protocol SessionComponent: AnyObject {
  /// Shows that the user `name` is signed in.
  func signedIn(as name: String)

  /// Shows that no user is signed in.
  func signedOut()
}

/// Knows who is signed in, if anybody is.
///
/// ```swift
/// extension AppState: KnowsTheSession {
///   func provideSession(to component: some SessionComponent) { if let user { component.signedIn(as: user) } else { component.signedOut() } }
/// }
/// ```
public protocol KnowsTheSession {
  /// Tells `component` who is signed in.
  func provideSession(to component: some SessionComponent)
}

/// Names who is signed in as an ``Aspect``.
public enum TheSession: Aspect {
  public typealias Value = String?

  public static func ask(_ knower: any KnowsTheSession, for probe: Probe<TheSession>) {
    knower.provideSession(to: probe)
  }

  public static func ear(of component: any SessionComponent, for probe: Probe<TheSession>) -> () -> Bool {
    { [weak component] in probe.tell { name in name.map { component?.signedIn(as: $0) } ?? component?.signedOut() } }
  }

  /// Tells `component` `name`.
  public static func tell(_ name: String?, to component: any SessionComponent) {
    if let name { component.signedIn(as: name) } else { component.signedOut() }
  }
}

extension Probe: SessionComponent where Told == TheSession {
  public func signedIn(as name: String) { note(name) }

  public func signedOut() { note(nil) }
}

/// Types of Apple's frameworks that are objects: using an object past a friend's property is a reach.
let objectTypeNames = """
  UIView UILabel UIButton UIImageView UITextField UITextView UITableView UICollectionView UIScrollView UIStackView
  UISwitch UISlider UIStepper UISegmentedControl UIProgressView UIActivityIndicatorView UIPickerView UIDatePicker
  UISearchBar UINavigationBar UIToolbar UITabBar UIWebView WKWebView MKMapView UIControl UIRefreshControl UIWindow
  UIViewController UINavigationController UITabBarController UITableViewController UICollectionViewController
  UISplitViewController UIPageViewController UISearchController UIAlertController UIHostingController
  UITableViewCell UICollectionViewCell UITableViewHeaderFooterView UINavigationItem UIBarButtonItem UITabBarItem
  UIApplication UIScreen UIDevice UIGestureRecognizer UITapGestureRecognizer UIPanGestureRecognizer
  NSView NSTextField NSTextView NSTableView NSOutlineView NSCollectionView NSScrollView NSStackView NSButton
  NSImageView NSWindow NSPanel NSViewController NSWindowController NSSplitView NSSplitViewController NSMenu NSMenuItem
  NSToolbar NSToolbarItem NSApplication NSScreen NSControl NSSearchField NSPopUpButton NSSegmentedControl NSDocument
  NSTreeController NSArrayController NSTextStorage NSLayoutManager NSTextContainer NSClipView NSPopover NSCell
  CALayer CAShapeLayer CAGradientLayer CATextLayer AVPlayer AVPlayerItem AVPlayerLayer AVCaptureSession AVAudioPlayer
  SKNode SKScene SKSpriteNode SCNNode SCNScene SCNView ARSession
  URLSession URLSessionTask URLSessionDataTask URLSessionDownloadTask URLSessionUploadTask FileManager UserDefaults
  NotificationCenter Bundle ProcessInfo Process Timer Thread RunLoop OperationQueue Operation FileHandle Pipe
  JSONDecoder JSONEncoder HTTPCookieStorage URLCache NSCache NSLock NSRecursiveLock UndoManager
  DispatchQueue DispatchGroup DispatchSemaphore DispatchWorkItem
  NSManagedObjectContext NSPersistentContainer NSManagedObject ModelContext ModelContainer
  CLLocationManager CBPeripheral CBCentralManager HMHome HMAccessory WCSession
  """

extension Library {
  /// The suffixes of library types that hold, run, cancel or receive what others made.
  static let holderSuffixes = ["Bag", "Cancellable", "Disposable", "Lock", "Mutex", "Observer", "Queue"]
  /// The suffixes of library types that are objects; values do not have such names.
  static let objectSuffixes = [
    "Button", "Cell", "Center", "Client", "Controller", "Coordinator", "Engine", "Label", "Layer", "Manager", "Player",
    "Recognizer", "Scanner", "Scheduler", "Session", "View", "Window",
  ]
}

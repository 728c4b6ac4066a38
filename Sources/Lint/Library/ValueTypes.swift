/// Types of the standard library and of Apple's frameworks whose members are values: reading one is reading a value.
let valueTypeNames = """
  Int Int8 Int16 Int32 Int64 Int128 UInt UInt8 UInt16 UInt32 UInt64 UInt128 Float Float16 Float32 Float64 Float80 Double
  Bool String Substring Character StaticString Void Never Any AnyHashable ObjectIdentifier Hasher Duration Unicode
  Set Array ArraySlice ContiguousArray Dictionary Range ClosedRange PartialRangeFrom PartialRangeThrough
  PartialRangeUpTo CountableRange CountableClosedRange KeyValuePairs Slice ReversedCollection LazySequence
  EnumeratedSequence Zip2Sequence AnySequence AnyCollection AnyIterator Optional Result CollectionDifference
  CollectionOfOne EmptyCollection Repeated StrideTo StrideThrough SIMD2 SIMD3 SIMD4 SIMD8 InlineArray Span RawSpan
  Mirror KeyPath WritableKeyPath ReferenceWritableKeyPath PartialKeyPath AnyKeyPath Error CodingKey CodingUserInfoKey
  UnsafePointer UnsafeMutablePointer UnsafeRawPointer UnsafeMutableRawPointer UnsafeBufferPointer
  UnsafeMutableBufferPointer UnsafeRawBufferPointer UnsafeMutableRawBufferPointer OpaquePointer Unmanaged
  ContinuousClock SuspendingClock Regex Deque OrderedSet OrderedDictionary IdentifiedArray IdentifiedArrayOf
  Data Date DateComponents DateInterval Calendar TimeZone Locale URL URLComponents URLQueryItem URLRequest URLResponse
  HTTPURLResponse CachedURLResponse UUID IndexPath IndexSet Decimal CharacterSet Notification AttributedString
  AttributeContainer PersonNameComponents Measurement TimeInterval NSRange NSError NSNumber NSString NSData NSDate NSURL
  NSAttributedString NSMutableAttributedString NSMutableString NSArray NSDictionary NSMutableArray NSMutableDictionary
  NSSet NSMutableSet NSOrderedSet NSValue NSUUID NSTimeZone NSLocale NSCalendar NSDateComponents NSIndexPath NSNull
  NSPredicate NSSortDescriptor NSExpression NSRegularExpression NSTextCheckingResult NSRect NSSize NSPoint NSEdgeInsets
  URLError DecodingError EncodingError CocoaError POSIXError LocalizedError CustomNSError
  ByteCountFormatStyle DateFormatter NumberFormatter ISO8601DateFormatter RelativeDateTimeFormatter
  DateComponentsFormatter MeasurementFormatter ByteCountFormatter ListFormatter PersonNameComponentsFormatter
  Formatter Progress LocalizedStringKey LocalizedStringResource OperatingSystemVersion UserInfo PropertyListFormat
  DispatchTime DispatchTimeInterval DispatchWallTime DispatchQoS DispatchData
  CGFloat CGRect CGSize CGPoint CGVector CGAffineTransform CGColor CGPath CGImage CGColorSpace CGGradient
  CGMutablePath CGFont CATransform3D CMTime CMTimeRange CLLocationCoordinate2D CLLocation CLLocationDistance
  CLLocationDegrees CLPlacemark CLBeaconRegion CLCircularRegion CLRegion MKCoordinateRegion MKCoordinateSpan MKMapRect
  MKMapPoint simd_float2 simd_float3 simd_float4 simd_float4x4 SCNVector3 SCNVector4 SCNMatrix4 SIMD
  UIColor NSColor UIFont NSFont UIImage NSImage UIEdgeInsets UIOffset UIFontDescriptor UIBezierPath NSBezierPath
  NSDirectionalEdgeInsets NSParagraphStyle NSMutableParagraphStyle UIFontMetrics UIRectEdge UIRectCorner NSShadow
  NSLayoutConstraint NSLayoutAnchor NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLayoutDimension UILayoutGuide
  UIContentSizeCategory UITraitCollection UIConfigurationState UIListContentConfiguration
  UIBackgroundConfiguration UIButtonConfiguration UICellConfigurationState NSCollectionLayoutSection UITouch UIEvent
  NSEvent UNNotificationRequest UNNotificationContent UNMutableNotificationContent UNNotification
  UNNotificationResponse UNNotificationSettings UNNotificationSound NSUserActivity NSExtensionItem NSItemProvider
  INIntent CSSearchableItemAttributeSet
  Color Font Image Text Angle UnitPoint EdgeInsets Edge Alignment HorizontalAlignment VerticalAlignment Axis Animation
  AnyTransition Transition Gradient LinearGradient RadialGradient AngularGradient Path Shape Rectangle Circle Capsule
  RoundedRectangle Ellipse GeometryProxy ColorScheme LayoutDirection DynamicTypeSize ContentSizeCategory AnyView
  EmptyView Spacer Divider ScenePhase GridItem EnvironmentValues Transaction ProposedViewSize ViewDimensions
  PresentationDetent NavigationPath KeyEquivalent KeyboardShortcut EventModifiers RedactionReasons Visibility
  TextAlignment ContentMode Material AnyShapeStyle AnyShape SymbolRenderingMode UserInterfaceSizeClass ScrollViewProxy
  DragGesture LongPressGesture TapGesture MagnificationGesture OpenURLAction DismissAction RefreshAction
  PhotosPickerItem UTType OSLogMessage Logger OSLog OSSignposter
  HTTPStatus HTTPHeaders HTTPMethod HTTPRequestHead HTTPResponseHead HTTPHeader ByteBuffer ByteBufferView SocketAddress
  TimeAmount Digest SHA256Digest SHA256 SymmetricKey Version Metadata
  SQLQueryString EnumeratedPath SystemString FilePath FileDescriptor Errno AbsolutePath RelativePath
  SyntaxNode Trivia SourceRange SourceLocation AbsolutePosition TokenSyntax
  HKQuantity HKUnit HMCharacteristic INSpeakableString MPMediaItem SKProduct SKPayment PKPayment CNContact
  JSON AnyCodable AnyEncodable AnyDecodable Selector IntentParameter WidgetFamily AppIntent IntentDescription
  AVMetadataItem AVAsset CMSampleBuffer CVPixelBuffer CIImage CIColor CIFilter MTLPixelFormat
  unichar size_t errno_t time_t timeval timespec stat in_addr sockaddr
  """

/// Types that are objects, beyond those whose names say so by their endings.
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

/// Types of the standard library, of Foundation and of Apple's frameworks whose members are values: reading a member is
/// reading a value, however deep. Some are classes that code treats as immutable.
let valueTypeNames = """
  Int Int8 Int16 Int32 Int64 Int128 UInt UInt8 UInt16 UInt32 UInt64 UInt128 Float Float16 Float32 Float64 Float80 Double
  Bool String Substring Character StaticString Void Never Any AnyHashable ObjectIdentifier Hasher Duration Unicode
  Set Array ArraySlice ContiguousArray InlineArray Dictionary KeyValuePairs Range ClosedRange PartialRangeFrom
  PartialRangeThrough PartialRangeUpTo CountableRange CountableClosedRange Slice ReversedCollection LazySequence
  EnumeratedSequence Zip2Sequence AnySequence AnyCollection AnyIterator CollectionDifference CollectionOfOne
  EmptyCollection Repeated StrideTo StrideThrough Optional Result Span RawSpan SIMD SIMD2 SIMD3 SIMD4 SIMD8
  Mirror KeyPath WritableKeyPath ReferenceWritableKeyPath PartialKeyPath AnyKeyPath Error CodingKey CodingUserInfoKey
  UnsafePointer UnsafeMutablePointer UnsafeRawPointer UnsafeMutableRawPointer UnsafeBufferPointer
  UnsafeMutableBufferPointer UnsafeRawBufferPointer UnsafeMutableRawBufferPointer OpaquePointer Unmanaged
  ContinuousClock SuspendingClock Regex Selector FilePath FileDescriptor Errno
  Deque OrderedSet OrderedDictionary IdentifiedArray IdentifiedArrayOf
  Data Date DateComponents DateInterval Calendar TimeZone Locale URL URLComponents URLQueryItem URLRequest URLResponse
  HTTPURLResponse CachedURLResponse UUID IndexPath IndexSet Decimal CharacterSet Notification AttributedString
  AttributeContainer PersonNameComponents Measurement TimeInterval OperatingSystemVersion Progress
  NSRange NSError NSNumber NSString NSData NSDate NSURL NSAttributedString NSMutableAttributedString NSMutableString
  NSArray NSDictionary NSMutableArray NSMutableDictionary NSSet NSMutableSet NSOrderedSet NSValue NSUUID NSTimeZone
  NSLocale NSCalendar NSDateComponents NSIndexPath NSNull NSPredicate NSSortDescriptor NSExpression
  NSRegularExpression NSTextCheckingResult NSRect NSSize NSPoint NSEdgeInsets NSUserActivity NSExtensionItem
  NSItemProvider URLError DecodingError EncodingError CocoaError POSIXError LocalizedError CustomNSError
  Formatter DateFormatter NumberFormatter ISO8601DateFormatter RelativeDateTimeFormatter DateComponentsFormatter
  MeasurementFormatter ByteCountFormatter ListFormatter PersonNameComponentsFormatter ByteCountFormatStyle
  LocalizedStringKey LocalizedStringResource DispatchTime DispatchTimeInterval DispatchWallTime DispatchQoS DispatchData
  CGFloat CGRect CGSize CGPoint CGVector CGAffineTransform CGColor CGPath CGMutablePath CGImage CGColorSpace CGGradient
  CGFont CATransform3D CMTime CMTimeRange CMSampleBuffer CVPixelBuffer CIImage CIColor CLLocation CLLocationCoordinate2D
  CLLocationDistance CLLocationDegrees CLPlacemark CLRegion CLCircularRegion CLBeaconRegion MKCoordinateRegion
  MKCoordinateSpan MKMapRect MKMapPoint SCNVector3 SCNVector4 SCNMatrix4 simd_float2 simd_float3 simd_float4
  simd_float4x4 AVAsset AVMetadataItem UTType
  UIColor NSColor UIFont NSFont UIFontDescriptor UIFontMetrics UIImage NSImage UIEdgeInsets NSDirectionalEdgeInsets
  UIOffset UIBezierPath NSBezierPath NSShadow NSParagraphStyle NSMutableParagraphStyle UIRectEdge UIRectCorner
  NSLayoutAnchor NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLayoutDimension NSLayoutConstraint UILayoutGuide
  UIContentSizeCategory UITraitCollection UIConfigurationState UICellConfigurationState UIListContentConfiguration
  UIBackgroundConfiguration UIButtonConfiguration NSCollectionLayoutSection UITouch UIEvent NSEvent
  UIReturnKeyType UIKeyboardType UITextContentType UITextAutocorrectionType UITextAutocapitalizationType
  UITextSpellCheckingType NSTextAlignment NSLineBreakMode UIAccessibilityTraits UISemanticContentAttribute
  UIUserInterfaceStyle CACornerMask UILayoutPriority
  UNNotification UNNotificationRequest UNNotificationContent UNMutableNotificationContent UNNotificationResponse
  UNNotificationSettings UNNotificationSound CSSearchableItemAttributeSet INIntent INSpeakableString
  Color Font Image Text Angle UnitPoint EdgeInsets Edge Alignment HorizontalAlignment VerticalAlignment Axis Animation
  AnyTransition Transition Gradient LinearGradient RadialGradient AngularGradient Path Shape AnyShape Rectangle Circle
  Capsule RoundedRectangle Ellipse GeometryProxy ScrollViewProxy ColorScheme LayoutDirection DynamicTypeSize
  ContentSizeCategory AnyView EmptyView Spacer Divider ScenePhase GridItem EnvironmentValues Transaction
  ProposedViewSize ViewDimensions PresentationDetent NavigationPath KeyEquivalent KeyboardShortcut EventModifiers
  RedactionReasons Visibility TextAlignment ContentMode Material AnyShapeStyle SymbolRenderingMode
  UserInterfaceSizeClass DragGesture LongPressGesture TapGesture MagnificationGesture OpenURLAction DismissAction
  RefreshAction PhotosPickerItem WidgetFamily AppIntent IntentParameter IntentDescription
  Logger OSLog OSLogMessage OSSignposter HKQuantity HKUnit CNContact SKProduct SKPayment PKPayment MPMediaItem
  HTTPHeader HTTPHeaders HTTPMethod HTTPStatus HTTPRequestHead HTTPResponseHead ByteBuffer ByteBufferView SocketAddress
  TimeAmount Digest SHA256 SHA256Digest SymmetricKey unichar
  """

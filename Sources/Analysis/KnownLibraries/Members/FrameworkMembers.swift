/// The types of the members of Apple's other frameworks, and of requirements of the standard library's protocols.
/// ``LibraryMembers`` describes the format.
let frameworkMembers = """
  Dictionary: startIndex=Dictionary.Index endIndex=Dictionary.Index index()=Dictionary.Index?
  Array: indices=Range<Int> withUnsafeBufferPointer{}=UnsafeBufferPointer<Element>
  Array: withUnsafeMutableBufferPointer{}=UnsafeMutableBufferPointer<Element>
  Array: withContiguousStorageIfAvailable{}=UnsafeBufferPointer<Element>
  ArraySlice: indices=Range<Int> withUnsafeBufferPointer{}=UnsafeBufferPointer<Element>
  ContiguousArray: indices=Range<Int> withUnsafeBufferPointer{}=UnsafeBufferPointer<Element>
  Factory: callAsFunction()=T
  UIView: snp=ConstraintViewDSL
  NSView: snp=ConstraintViewDSL
  UILayoutGuide: snp=ConstraintViewDSL
  ConstraintViewDSL: makeConstraints{}=ConstraintMaker remakeConstraints{}=ConstraintMaker
  ConstraintViewDSL: updateConstraints{}=ConstraintMaker prepareConstraints{}=ConstraintMaker
  ConstraintViewDSL: top=ConstraintItem bottom=ConstraintItem left=ConstraintItem right=ConstraintItem
  ConstraintViewDSL: leading=ConstraintItem trailing=ConstraintItem width=ConstraintItem height=ConstraintItem
  ConstraintViewDSL: centerX=ConstraintItem centerY=ConstraintItem center=ConstraintItem edges=ConstraintItem
  ConstraintViewDSL: topMargin=ConstraintItem bottomMargin=ConstraintItem size=ConstraintItem
  ConstraintViewDSL: target=AnyObject? lastBaseline=ConstraintItem firstBaseline=ConstraintItem
  ConstraintMaker: left=ConstraintMakerExtendable top=ConstraintMakerExtendable right=ConstraintMakerExtendable
  ConstraintMaker: bottom=ConstraintMakerExtendable leading=ConstraintMakerExtendable
  ConstraintMaker: trailing=ConstraintMakerExtendable width=ConstraintMakerExtendable
  ConstraintMaker: height=ConstraintMakerExtendable centerX=ConstraintMakerExtendable
  ConstraintMaker: centerY=ConstraintMakerExtendable edges=ConstraintMakerExtendable size=ConstraintMakerExtendable
  ConstraintMaker: center=ConstraintMakerExtendable margins=ConstraintMakerExtendable
  ConstraintMaker: directionalEdges=ConstraintMakerExtendable horizontalEdges=ConstraintMakerExtendable
  ConstraintMaker: verticalEdges=ConstraintMakerExtendable lastBaseline=ConstraintMakerExtendable
  ConstraintMaker: firstBaseline=ConstraintMakerExtendable leadingMargin=ConstraintMakerExtendable
  ConstraintMaker: trailingMargin=ConstraintMakerExtendable topMargin=ConstraintMakerExtendable
  ConstraintMaker: bottomMargin=ConstraintMakerExtendable
  ConstraintMakerRelatable: equalTo()=ConstraintMakerEditable equalToSuperview()=ConstraintMakerEditable
  ConstraintMakerRelatable: lessThanOrEqualTo()=ConstraintMakerEditable
  ConstraintMakerRelatable: greaterThanOrEqualTo()=ConstraintMakerEditable
  ConstraintMakerRelatable: lessThanOrEqualToSuperview()=ConstraintMakerEditable
  ConstraintMakerRelatable: greaterThanOrEqualToSuperview()=ConstraintMakerEditable
  ConstraintMakerExtendable: ConstraintMakerRelatable left=ConstraintMakerExtendable top=ConstraintMakerExtendable
  ConstraintMakerExtendable: right=ConstraintMakerExtendable bottom=ConstraintMakerExtendable
  ConstraintMakerExtendable: leading=ConstraintMakerExtendable trailing=ConstraintMakerExtendable
  ConstraintMakerExtendable: width=ConstraintMakerExtendable height=ConstraintMakerExtendable
  ConstraintMakerExtendable: centerX=ConstraintMakerExtendable centerY=ConstraintMakerExtendable
  ConstraintMakerPrioritizable: priority()=ConstraintMakerFinalizable
  ConstraintMakerEditable: ConstraintMakerPrioritizable offset()=ConstraintMakerEditable
  ConstraintMakerEditable: inset()=ConstraintMakerEditable multipliedBy()=ConstraintMakerEditable
  ConstraintMakerEditable: dividedBy()=ConstraintMakerEditable
  UICollectionViewLayout: layoutAttributesForItem()=UICollectionViewLayoutAttributes?
  UICollectionViewLayout: layoutAttributesForElements()=[UICollectionViewLayoutAttributes]?
  WKURLSchemeTask: request=URLRequest
  CIFilter: outputImage=CIImage?
  Decoder: codingPath=[CodingKey] userInfo=[CodingUserInfoKey:Any]
  Encoder: codingPath=[CodingKey] userInfo=[CodingUserInfoKey:Any]
  UNNotification: NSObject request=UNNotificationRequest date=Date
  UNNotificationRequest: NSObject content=UNNotificationContent identifier=String trigger=UNNotificationTrigger?
  UNNotificationContent: NSObject userInfo=[AnyHashable:Any] title=String body=String subtitle=String badge=NSNumber?
  UNNotificationContent: categoryIdentifier=String threadIdentifier=String attachments=[UNNotificationAttachment]
  UNMutableNotificationContent: UNNotificationContent
  UNNotificationResponse: NSObject notification=UNNotification actionIdentifier=String
  UNTextInputNotificationResponse: UNNotificationResponse userText=String
  UNNotificationAttachment: NSObject url=URL identifier=String
  UNNotificationSettings: NSObject authorizationStatus=UNAuthorizationStatus alertSetting=UNNotificationSetting
  UNUserNotificationCenter: NSObject .current()=UNUserNotificationCenter delegate=UNUserNotificationCenterDelegate?
  CLLocation: NSObject coordinate=CLLocationCoordinate2D altitude=Double speed=Double course=Double timestamp=Date
  CLLocation: floor=CLFloor?
  CLLocation: horizontalAccuracy=Double verticalAccuracy=Double distance()=Double
  CLLocationCoordinate2D: latitude=Double longitude=Double
  CLLocationManager: NSObject location=CLLocation? authorizationStatus=CLAuthorizationStatus
  CLLocationManager: monitoredRegions=Set<CLRegion>
  CLLocationManager: accuracyAuthorization=CLAccuracyAuthorization
  CLRegion: NSObject identifier=String
  CLCircularRegion: CLRegion center=CLLocationCoordinate2D radius=Double
  CLBeaconRegion: CLRegion uuid=UUID major=NSNumber? minor=NSNumber?
  CLPlacemark: NSObject location=CLLocation? name=String? locality=String? country=String? isoCountryCode=String?
  MKCoordinateRegion: center=CLLocationCoordinate2D span=MKCoordinateSpan
  MKCoordinateSpan: latitudeDelta=Double longitudeDelta=Double
  CGVector: dx=CGFloat dy=CGFloat
  CGImage: width=Int height=Int
  CIImage: extent=CGRect cropped()=CIImage
  SCNNode: NSObject position=SCNVector3 eulerAngles=SCNVector3 scale=SCNVector3 geometry=SCNGeometry? parent=SCNNode?
  SCNNode: childNodes=[SCNNode] light=SCNLight? camera=SCNCamera? transform=SCNMatrix4 rotation=SCNVector4
  SCNNode: name=String?
  SCNNode: childNode()=SCNNode? physicsBody=SCNPhysicsBody? presentation=SCNNode worldPosition=SCNVector3
  SCNGeometry: NSObject materials=[SCNMaterial] firstMaterial=SCNMaterial?
  SCNMaterial: NSObject diffuse=SCNMaterialProperty normal=SCNMaterialProperty specular=SCNMaterialProperty
  SCNMaterialProperty: NSObject contents=Any? intensity=CGFloat
  SCNVector3: x=Float y=Float z=Float
  SCNScene: NSObject rootNode=SCNNode background=SCNMaterialProperty
  SCNView: UIView scene=SCNScene? pointOfView=SCNNode?
  SCNHitTestResult: NSObject node=SCNNode worldCoordinates=SCNVector3
  SKNode: UIResponder position=CGPoint parent=SKNode? children=[SKNode] frame=CGRect scene=SKScene? name=String?
  SKSpriteNode: SKNode texture=SKTexture? size=CGSize
  SKScene: SKNode view=SKView? size=CGSize
  NSManagedObject: NSObject managedObjectContext=NSManagedObjectContext? objectID=NSManagedObjectID
  NSManagedObject: entity=NSEntityDescription
  NSManagedObjectContext: NSObject insertedObjects=Set<NSManagedObject> updatedObjects=Set<NSManagedObject>
  NSManagedObjectContext: hasChanges=Bool
  NSManagedObjectContext: deletedObjects=Set<NSManagedObject> persistentStoreCoordinator=NSPersistentStoreCoordinator?
  NSPersistentContainer: NSObject viewContext=NSManagedObjectContext newBackgroundContext()=NSManagedObjectContext
  NSFetchedResultsController: NSObject fetchedObjects=[ResultType]? object()=ResultType
  NSFetchedResultsController: sections=[NSFetchedResultsSectionInfo]? managedObjectContext=NSManagedObjectContext
  NSHashTable: NSObject allObjects=[ObjectType] anyObject=ObjectType? member()=ObjectType?
  NSMapTable: NSObject object()=ObjectType?
  NotificationCenter: publisher()=AnyPublisher<Notification,Never> notifications()=AsyncStream<Notification>
  URLSession: dataTaskPublisher()=AnyPublisher<(Data,URLResponse),URLError>
  NSFetchedResultsSectionInfo: numberOfObjects=Int name=String objects=[Any]?
  SKProduct: NSObject priceLocale=Locale localizedTitle=String productIdentifier=String
  SKPayment: NSObject productIdentifier=String quantity=Int
  SKPaymentTransaction: NSObject payment=SKPayment error=Error? original=SKPaymentTransaction? transactionDate=Date?
  SKPaymentTransaction: transactionState=SKPaymentTransactionState transactionIdentifier=String?
  WCSession: NSObject .default=WCSession isReachable=Bool isPaired=Bool receivedApplicationContext=[String:Any]
  WCSession: activationState=WCSessionActivationState applicationContext=[String:Any]
  WCSession: remainingComplicationUserInfoTransfers=Int
  AVCaptureDevice: NSObject localizedName=String uniqueID=String position=AVCaptureDevice.Position
  AVCaptureSession: NSObject inputs=[AVCaptureInput] outputs=[AVCaptureOutput] isRunning=Bool
  AVAsset: NSObject duration=CMTime tracks=[AVAssetTrack]
  AVAudioSession: NSObject .sharedInstance()=AVAudioSession currentRoute=AVAudioSessionRouteDescription
  AVAudioSession: category=AVAudioSession.Category
  CMTime: seconds=Double value=Int64 timescale=Int32
  HMHome: NSObject accessories=[HMAccessory] rooms=[HMRoom] name=String
  HMAccessory: NSObject services=[HMService] name=String room=HMRoom?
  NWPath: status=NWPath.Status availableInterfaces=[NWInterface] isExpensive=Bool
  NSItemProvider: NSObject registeredTypeIdentifiers=[String] suggestedName=String?
  NSExtensionContext: NSObject inputItems=[Any]
  NSExtensionItem: NSObject attachments=[NSItemProvider]? attributedContentText=NSAttributedString?
  NSMetadataItem: NSObject
  NSAppleEventDescriptor: NSObject stringValue=String? int32Value=Int32 booleanValue=Bool numberOfItems=Int
  NSAppleEventDescriptor: paramDescriptor()=NSAppleEventDescriptor? forKeyword()=NSAppleEventDescriptor?
  NSAppleEventDescriptor: atIndex()=NSAppleEventDescriptor? attributeDescriptor()=NSAppleEventDescriptor? data=Data
  UTType: identifier=String preferredFilenameExtension=String? localizedDescription=String?
  LAContext: NSObject biometryType=LABiometryType
  """

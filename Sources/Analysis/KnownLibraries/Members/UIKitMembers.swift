/// The types of UIKit's members, and the superclasses of its types. ``LibraryMembers`` describes the format.
let uiKitMembers = """
  UIResponder: NSObject next=UIResponder? undoManager=UndoManager? inputView=UIView? inputAccessoryView=UIView?
  UIView: UIResponder frame=CGRect bounds=CGRect center=CGPoint transform=CGAffineTransform alpha=CGFloat
  UIView: isHidden=Bool
  UIView: layer=CALayer window=UIWindow? superview=UIView? subviews=[UIView] backgroundColor=UIColor?
  UIView: tintColor=UIColor
  UIView: contentMode=UIView.ContentMode layoutMargins=UIEdgeInsets safeAreaInsets=UIEdgeInsets
  UIView: constraints=[NSLayoutConstraint]
  UIView: safeAreaLayoutGuide=UILayoutGuide layoutMarginsGuide=UILayoutGuide readableContentGuide=UILayoutGuide
  UIView: keyboardLayoutGuide=UILayoutGuide intrinsicContentSize=CGSize tag=Int traitCollection=UITraitCollection
  UIView: topAnchor=NSLayoutYAxisAnchor bottomAnchor=NSLayoutYAxisAnchor centerYAnchor=NSLayoutYAxisAnchor
  UIView: leadingAnchor=NSLayoutXAxisAnchor trailingAnchor=NSLayoutXAxisAnchor leftAnchor=NSLayoutXAxisAnchor
  UIView: rightAnchor=NSLayoutXAxisAnchor centerXAnchor=NSLayoutXAxisAnchor firstBaselineAnchor=NSLayoutYAxisAnchor
  UIView: lastBaselineAnchor=NSLayoutYAxisAnchor widthAnchor=NSLayoutDimension heightAnchor=NSLayoutDimension
  UIView: gestureRecognizers=[UIGestureRecognizer]? accessibilityLabel=String? accessibilityIdentifier=String?
  UIView: mask=UIView? isUserInteractionEnabled=Bool clipsToBounds=Bool isOpaque=Bool isAccessibilityElement=Bool
  UIView: accessibilityHint=String? accessibilityValue=String? accessibilityTraits=UIAccessibilityTraits
  UIView: accessibilityElementsHidden=Bool translatesAutoresizingMaskIntoConstraints=Bool
  UIView: directionalLayoutMargins=NSDirectionalEdgeInsets preservesSuperviewLayoutMargins=Bool
  UIView: semanticContentAttribute=UISemanticContentAttribute overrideUserInterfaceStyle=UIUserInterfaceStyle
  UIView: convert()=CGRect hitTest()=UIView? viewWithTag()=UIView? sizeThatFits()=CGSize
  UIView: systemLayoutSizeFitting()=CGSize
  UIView: snapshotView()=UIView? autoresizingMask=UIView.AutoresizingMask undoManager=UndoManager?
  UIWindow: UIView rootViewController=UIViewController? screen=UIScreen windowScene=UIWindowScene?
  UIWindow: windowLevel=UIWindow.Level
  UIScreen: NSObject .main=UIScreen bounds=CGRect scale=CGFloat brightness=CGFloat nativeBounds=CGRect
  UIDevice: NSObject .current=UIDevice name=String model=String systemName=String systemVersion=String
  UIDevice: batteryLevel=Float
  UIDevice: userInterfaceIdiom=UIUserInterfaceIdiom orientation=UIDeviceOrientation identifierForVendor=UUID?
  UIApplication: UIResponder .shared=UIApplication delegate=UIApplicationDelegate? keyWindow=UIWindow?
  UIApplication: windows=[UIWindow]
  UIApplication: connectedScenes=Set<UIScene> openSessions=Set<UISceneSession> applicationState=UIApplication.State
  UIApplication: backgroundTimeRemaining=TimeInterval applicationIconBadgeNumber=Int
  UIApplication: shortcutItems=[UIApplicationShortcutItem]?
  UIScene: UIResponder session=UISceneSession delegate=UISceneDelegate? title=String
  UIScene: activationState=UIScene.ActivationState
  UIWindowScene: UIScene windows=[UIWindow] screen=UIScreen keyWindow=UIWindow? traitCollection=UITraitCollection
  UIWindowScene: titlebar=UITitlebar? statusBarManager=UIStatusBarManager? interfaceOrientation=UIInterfaceOrientation
  UISceneSession: NSObject scene=UIScene? configuration=UISceneConfiguration persistentIdentifier=String
  UISceneSession: stateRestorationActivity=NSUserActivity? userInfo=[String:Any]?
  UIViewController: UIResponder view=UIView viewIfLoaded=UIView? title=String? parent=UIViewController?
  UIViewController: navigationController=UINavigationController? tabBarController=UITabBarController?
  UIViewController: splitViewController=UISplitViewController? presentedViewController=UIViewController?
  UIViewController: presentingViewController=UIViewController? navigationItem=UINavigationItem tabBarItem=UITabBarItem
  UIViewController: children=[UIViewController] storyboard=UIStoryboard? toolbarItems=[UIBarButtonItem]?
  UIViewController: popoverPresentationController=UIPopoverPresentationController? preferredContentSize=CGSize
  UIViewController: presentationController=UIPresentationController? traitCollection=UITraitCollection isEditing=Bool
  UIViewController: sheetPresentationController=UISheetPresentationController?
  UIViewController: modalPresentationStyle=UIModalPresentationStyle
  UIViewController: transitionCoordinator=UIViewControllerTransitionCoordinator? additionalSafeAreaInsets=UIEdgeInsets
  UINavigationController: UIViewController viewControllers=[UIViewController] topViewController=UIViewController?
  UINavigationController: visibleViewController=UIViewController? navigationBar=UINavigationBar toolbar=UIToolbar
  UINavigationController: popViewController()=UIViewController? popToRootViewController()=[UIViewController]?
  UINavigationController: interactivePopGestureRecognizer=UIGestureRecognizer? isNavigationBarHidden=Bool
  UITabBarController: UIViewController viewControllers=[UIViewController]? selectedViewController=UIViewController?
  UITabBarController: tabBar=UITabBar
  UITabBarController: selectedIndex=Int
  UISplitViewController: UIViewController viewControllers=[UIViewController] viewController()=UIViewController?
  UISplitViewController: isCollapsed=Bool
  UISplitViewController: displayMode=UISplitViewController.DisplayMode
  UITableViewController: UIViewController tableView=UITableView refreshControl=UIRefreshControl?
  UICollectionViewController: UIViewController collectionView=UICollectionView
  UICollectionViewController: collectionViewLayout=UICollectionViewLayout
  UIPageViewController: UIViewController viewControllers=[UIViewController]?
  UISearchController: UIViewController searchBar=UISearchBar searchResultsController=UIViewController? isActive=Bool
  UIAlertController: UIViewController textFields=[UITextField]? actions=[UIAlertAction] message=String?
  UIHostingController: UIViewController rootView=Content
  UIActivityViewController: UIViewController
  UIImagePickerController: UINavigationController
  UIDocumentPickerViewController: UIViewController
  SFSafariViewController: UIViewController
  UINavigationItem: NSObject title=String? titleView=UIView? searchController=UISearchController?
  UINavigationItem: backButtonTitle=String?
  UINavigationItem: leftBarButtonItem=UIBarButtonItem? rightBarButtonItem=UIBarButtonItem?
  UINavigationItem: backBarButtonItem=UIBarButtonItem?
  UINavigationItem: leftBarButtonItems=[UIBarButtonItem]? rightBarButtonItems=[UIBarButtonItem]?
  UIBarItem: NSObject title=String? image=UIImage? isEnabled=Bool tag=Int
  UIBarButtonItem: UIBarItem customView=UIView? tintColor=UIColor? menu=UIMenu?
  UIBarButtonItem: target=AnyObject? action=Selector? style=UIBarButtonItem.Style
  UITabBarItem: UIBarItem selectedImage=UIImage? badgeValue=String?
  UIControl: UIView isEnabled=Bool isSelected=Bool isHighlighted=Bool state=UIControl.State
  UIControl: showsMenuAsPrimaryAction=Bool
  UIControl: contentHorizontalAlignment=UIControl.ContentHorizontalAlignment
  UIControl: contentVerticalAlignment=UIControl.ContentVerticalAlignment
  UIButton: UIControl titleLabel=UILabel? imageView=UIImageView? currentTitle=String? currentImage=UIImage?
  UIButton: menu=UIMenu? contentEdgeInsets=UIEdgeInsets titleEdgeInsets=UIEdgeInsets imageEdgeInsets=UIEdgeInsets
  UIButton: configuration=UIButton.Configuration? title()=String? image()=UIImage? titleColor()=UIColor?
  UILabel: UIView text=String? attributedText=NSAttributedString? font=UIFont textColor=UIColor numberOfLines=Int
  UILabel: textAlignment=NSTextAlignment lineBreakMode=NSLineBreakMode adjustsFontSizeToFitWidth=Bool
  UILabel: minimumScaleFactor=CGFloat adjustsFontForContentSizeCategory=Bool isEnabled=Bool
  UIImageView: UIView image=UIImage? animationImages=[UIImage]?
  UITextField: UIControl text=String? attributedText=NSAttributedString? placeholder=String? font=UIFont?
  UITextField: textColor=UIColor? attributedPlaceholder=NSAttributedString? textAlignment=NSTextAlignment
  UITextField: clearButtonMode=UITextField.ViewMode leftViewMode=UITextField.ViewMode
  UITextField: rightViewMode=UITextField.ViewMode borderStyle=UITextField.BorderStyle returnKeyType=UIReturnKeyType
  UITextField: keyboardType=UIKeyboardType textContentType=UITextContentType? isSecureTextEntry=Bool
  UITextField: autocorrectionType=UITextAutocorrectionType autocapitalizationType=UITextAutocapitalizationType
  UITextField: spellCheckingType=UITextSpellCheckingType enablesReturnKeyAutomatically=Bool
  UITextField: adjustsFontSizeToFitWidth=Bool minimumFontSize=CGFloat adjustsFontForContentSizeCategory=Bool
  UITextField: leftView=UIView? rightView=UIView? selectedTextRange=UITextRange? beginningOfDocument=UITextPosition
  UITextView: UIScrollView text=String attributedText=NSAttributedString font=UIFont? textColor=UIColor?
  UITextView: selectedRange=NSRange
  UITextView: textStorage=NSTextStorage layoutManager=NSLayoutManager textContainer=NSTextContainer
  UITextView: textContainerInset=UIEdgeInsets isEditable=Bool isSelectable=Bool textAlignment=NSTextAlignment
  UITextView: returnKeyType=UIReturnKeyType keyboardType=UIKeyboardType textContentType=UITextContentType?
  UITextView: autocorrectionType=UITextAutocorrectionType autocapitalizationType=UITextAutocapitalizationType
  UITextView: spellCheckingType=UITextSpellCheckingType isSecureTextEntry=Bool
  UITextView: adjustsFontForContentSizeCategory=Bool
  UISwitch: UIControl isOn=Bool onTintColor=UIColor? thumbTintColor=UIColor?
  UISlider: UIControl value=Float minimumValue=Float maximumValue=Float
  UIStepper: UIControl value=Double
  UISegmentedControl: UIControl selectedSegmentIndex=Int numberOfSegments=Int titleForSegment()=String?
  UIDatePicker: UIControl date=Date minimumDate=Date? maximumDate=Date?
  UIRefreshControl: UIControl isRefreshing=Bool attributedTitle=NSAttributedString?
  UIPageControl: UIControl currentPage=Int numberOfPages=Int
  UIProgressView: UIView progress=Float progressTintColor=UIColor? trackTintColor=UIColor?
  UIActivityIndicatorView: UIView isAnimating=Bool color=UIColor hidesWhenStopped=Bool
  UIVisualEffectView: UIView contentView=UIView effect=UIVisualEffect?
  UIStackView: UIView arrangedSubviews=[UIView] axis=NSLayoutConstraint.Axis spacing=CGFloat
  UIStackView: alignment=UIStackView.Alignment distribution=UIStackView.Distribution
  UIStackView: isLayoutMarginsRelativeArrangement=Bool
  UIScrollView: UIView contentOffset=CGPoint contentSize=CGSize contentInset=UIEdgeInsets
  UIScrollView: adjustedContentInset=UIEdgeInsets isPagingEnabled=Bool bounces=Bool minimumZoomScale=CGFloat
  UIScrollView: showsVerticalScrollIndicator=Bool showsHorizontalScrollIndicator=Bool maximumZoomScale=CGFloat
  UIScrollView: keyboardDismissMode=UIScrollView.KeyboardDismissMode
  UIScrollView: panGestureRecognizer=UIPanGestureRecognizer zoomScale=CGFloat refreshControl=UIRefreshControl?
  UIScrollView: contentLayoutGuide=UILayoutGuide frameLayoutGuide=UILayoutGuide isScrollEnabled=Bool
  UITableView: UIScrollView indexPathForSelectedRow=IndexPath? indexPathsForSelectedRows=[IndexPath]?
  UITableView: visibleCells=[UITableViewCell] separatorStyle=UITableViewCell.SeparatorStyle isEditing=Bool
  UITableView: separatorInset=UIEdgeInsets separatorColor=UIColor? rowHeight=CGFloat estimatedRowHeight=CGFloat
  UITableView: allowsSelection=Bool allowsMultipleSelection=Bool
  UITableView: cellForRow()=UITableViewCell? indexPath()=IndexPath? dequeueReusableCell()=UITableViewCell
  UITableView: tableHeaderView=UIView?
  UITableView: indexPathsForVisibleRows=[IndexPath]? indexPathForRow()=IndexPath? rectForRow()=CGRect
  UITableView: tableFooterView=UIView?
  UITableView: numberOfSections=Int numberOfRows()=Int headerView()=UITableViewHeaderFooterView?
  UITableView: backgroundView=UIView?
  UITableViewCell: UIView contentView=UIView textLabel=UILabel? detailTextLabel=UILabel? imageView=UIImageView?
  UITableViewCell: accessoryView=UIView? backgroundView=UIView? selectedBackgroundView=UIView? isSelected=Bool
  UITableViewCell: selectionStyle=UITableViewCell.SelectionStyle accessoryType=UITableViewCell.AccessoryType
  UITableViewCell: separatorInset=UIEdgeInsets
  UITableViewHeaderFooterView: UIView contentView=UIView textLabel=UILabel? detailTextLabel=UILabel?
  UICollectionView: UIScrollView indexPathsForSelectedItems=[IndexPath]? visibleCells=[UICollectionViewCell]
  UICollectionView: collectionViewLayout=UICollectionViewLayout cellForItem()=UICollectionViewCell?
  UICollectionView: indexPath()=IndexPath? allowsSelection=Bool allowsMultipleSelection=Bool
  UICollectionView: indexPathForItem()=IndexPath? indexPathsForVisibleItems=[IndexPath] numberOfSections=Int
  UICollectionView: numberOfItems()=Int
  UICollectionView: dequeueReusableCell()=UICollectionViewCell
  UICollectionView: layoutAttributesForItem()=UICollectionViewLayoutAttributes?
  UICollectionReusableView: UIView reuseIdentifier=String?
  UICollectionViewCell: UICollectionReusableView contentView=UIView backgroundView=UIView? isSelected=Bool
  UICollectionViewListCell: UICollectionViewCell accessories=[UICellAccessory]
  UICollectionViewLayout: NSObject collectionView=UICollectionView? collectionViewContentSize=CGSize
  UICollectionViewFlowLayout: UICollectionViewLayout itemSize=CGSize sectionInset=UIEdgeInsets
  UICollectionViewFlowLayout: minimumLineSpacing=CGFloat
  UICollectionViewCompositionalLayout: UICollectionViewLayout
  UICollectionViewCompositionalLayout: init{}=(Int,NSCollectionLayoutEnvironment)
  UICollectionViewLayoutAttributes: NSObject frame=CGRect bounds=CGRect center=CGPoint indexPath=IndexPath size=CGSize
  UICollectionViewDiffableDataSource: NSObject itemIdentifier()=ItemIdentifierType? indexPath()=IndexPath?
  UICollectionViewDiffableDataSource: snapshot()=NSDiffableDataSourceSnapshot<SectionIdentifierType,ItemIdentifierType>
  UICollectionViewDiffableDataSource: sectionIdentifier()=SectionIdentifierType?
  UITableViewDiffableDataSource: NSObject itemIdentifier()=ItemIdentifierType? indexPath()=IndexPath?
  UITableViewDiffableDataSource: snapshot()=NSDiffableDataSourceSnapshot<SectionIdentifierType,ItemIdentifierType>
  UITableViewDiffableDataSource: sectionIdentifier()=SectionIdentifierType?
  NSDiffableDataSourceSnapshot: itemIdentifiers=[ItemIdentifierType] sectionIdentifiers=[SectionIdentifierType]
  NSDiffableDataSourceSnapshot: itemIdentifiers()=[ItemIdentifierType] numberOfItems=Int numberOfSections=Int
  NSDiffableDataSourceSnapshot: indexOfItem()=Int? indexOfSection()=Int? sectionIdentifier()=SectionIdentifierType?
  UISearchBar: UIView text=String? placeholder=String? searchTextField=UISearchTextField scopeButtonTitles=[String]?
  UISearchTextField: UITextField
  UINavigationBar: UIView topItem=UINavigationItem? items=[UINavigationItem]?
  UINavigationBar: standardAppearance=UINavigationBarAppearance
  UIToolbar: UIView items=[UIBarButtonItem]?
  UITabBar: UIView items=[UITabBarItem]? selectedItem=UITabBarItem?
  UIPickerView: UIView
  UIGestureRecognizer: NSObject view=UIView? state=UIGestureRecognizer.State location()=CGPoint isEnabled=Bool
  UITapGestureRecognizer: UIGestureRecognizer
  UIPanGestureRecognizer: UIGestureRecognizer translation()=CGPoint velocity()=CGPoint
  UILongPressGestureRecognizer: UIGestureRecognizer
  UISwipeGestureRecognizer: UIGestureRecognizer
  UIPinchGestureRecognizer: UIGestureRecognizer scale=CGFloat velocity=CGFloat
  UIImage: NSObject size=CGSize scale=CGFloat cgImage=CGImage? ciImage=CIImage? withRenderingMode()=UIImage
  UIImage: withTintColor()=UIImage
  UIImage: images=[UIImage]? pngData()=Data? jpegData()=Data? withConfiguration()=UIImage
  UIColor: NSObject cgColor=CGColor ciColor=CIColor withAlphaComponent()=UIColor resolvedColor()=UIColor
  UIFont: NSObject pointSize=CGFloat familyName=String fontName=String fontDescriptor=UIFontDescriptor
  UIFont: lineHeight=CGFloat
  UIFont: capHeight=CGFloat ascender=CGFloat descender=CGFloat withSize()=UIFont .preferredFont()=UIFont
  UIFont: .systemFont()=UIFont
  UIFontDescriptor: NSObject pointSize=CGFloat symbolicTraits=UIFontDescriptor.SymbolicTraits
  UIEdgeInsets: top=CGFloat left=CGFloat bottom=CGFloat right=CGFloat
  UILayoutGuide: NSObject topAnchor=NSLayoutYAxisAnchor bottomAnchor=NSLayoutYAxisAnchor
  UILayoutGuide: leadingAnchor=NSLayoutXAxisAnchor
  UILayoutGuide: trailingAnchor=NSLayoutXAxisAnchor layoutFrame=CGRect widthAnchor=NSLayoutDimension
  UILayoutGuide: heightAnchor=NSLayoutDimension centerXAnchor=NSLayoutXAxisAnchor centerYAnchor=NSLayoutYAxisAnchor
  NSLayoutConstraint: NSObject constant=CGFloat isActive=Bool priority=UILayoutPriority firstItem=AnyObject?
  NSLayoutConstraint: secondItem=AnyObject?
  UITraitCollection: NSObject .current=UITraitCollection userInterfaceStyle=UIUserInterfaceStyle displayScale=CGFloat
  UITraitCollection: horizontalSizeClass=UIUserInterfaceSizeClass verticalSizeClass=UIUserInterfaceSizeClass
  UITraitCollection: preferredContentSizeCategory=UIContentSizeCategory
  UIMenu: UIMenuElement children=[UIMenuElement]
  UIMenuElement: NSObject title=String image=UIImage?
  UIAction: UIMenuElement init{}=UIAction sender=Any?
  UIContextualAction: NSObject init{}=(UIContextualAction,UIView,ContextualActionHandler) title=String? image=UIImage?
  UIContextualAction: backgroundColor=UIColor
  UIAlertAction: NSObject init{}=UIAlertAction title=String? isEnabled=Bool
  UIPasteboard: NSObject .general=UIPasteboard string=String? strings=[String]? url=URL? image=UIImage?
  UIOpenURLContext: NSObject url=URL options=UIScene.OpenURLOptions
  UIStoryboard: NSObject instantiateInitialViewController()=UIViewController?
  UIStoryboard: instantiateViewController()=UIViewController
  UIStoryboardSegue: NSObject destination=UIViewController source=UIViewController identifier=String?
  UIPopoverPresentationController: UIPresentationController sourceView=UIView? sourceRect=CGRect
  UIPopoverPresentationController: barButtonItem=UIBarButtonItem?
  UISheetPresentationController: UIPresentationController
  UIPresentationController: NSObject containerView=UIView? presentedView=UIView?
  UIPresentationController: presentedViewController=UIViewController
  UIPresentationController: presentingViewController=UIViewController
  UIViewControllerContextTransitioning: containerView=UIView view()=UIView? viewController()=UIViewController?
  UIViewControllerContextTransitioning: finalFrame()=CGRect initialFrame()=CGRect transitionWasCancelled=Bool
  UIDragSession: items=[UIDragItem] localContext=Any?
  UIDropSession: items=[UIDragItem] localDragSession=UIDragSession? progress=Progress
  UIDragItem: NSObject itemProvider=NSItemProvider localObject=Any?
  UIDocument: NSObject fileURL=URL documentState=UIDocument.State localizedName=String
  UITouch: NSObject view=UIView? location()=CGPoint tapCount=Int
  UIPress: NSObject key=UIKey?
  UIKey: NSObject characters=String charactersIgnoringModifiers=String keyCode=UIKeyboardHIDUsage
  CALayer: NSObject frame=CGRect bounds=CGRect position=CGPoint sublayers=[CALayer]? superlayer=CALayer? mask=CALayer?
  CALayer: borderColor=CGColor? backgroundColor=CGColor? shadowColor=CGColor? cornerRadius=CGFloat
  CALayer: masksToBounds=Bool shadowOpacity=Float shadowRadius=CGFloat shadowOffset=CGSize isHidden=Bool
  CALayer: maskedCorners=CACornerMask
  CALayer: presentation()=CALayer?
  CALayer: opacity=Float borderWidth=CGFloat transform=CATransform3D zPosition=CGFloat contentsScale=CGFloat
  CAShapeLayer: CALayer path=CGPath? fillColor=CGColor? strokeColor=CGColor? lineWidth=CGFloat
  CAGradientLayer: CALayer colors=[Any]? locations=[NSNumber]?
  CATextLayer: CALayer
  AVPlayerLayer: CALayer player=AVPlayer? videoRect=CGRect
  AVPlayerViewController: UIViewController player=AVPlayer? contentOverlayView=UIView? videoBounds=CGRect
  AVPlayer: NSObject currentItem=AVPlayerItem? rate=Float volume=Float currentTime()=CMTime status=AVPlayer.Status
  AVPlayerItem: NSObject asset=AVAsset duration=CMTime status=AVPlayerItem.Status currentTime()=CMTime error=Error?
  WKWebView: UIView url=URL? title=String? scrollView=UIScrollView configuration=WKWebViewConfiguration canGoBack=Bool
  WKWebView: backForwardList=WKBackForwardList estimatedProgress=Double isLoading=Bool
  WKWebView: underPageBackgroundColor=UIColor
  WKWebViewConfiguration: NSObject userContentController=WKUserContentController preferences=WKPreferences
  WKWebViewConfiguration: websiteDataStore=WKWebsiteDataStore defaultWebpagePreferences=WKWebpagePreferences
  WKNavigationAction: NSObject request=URLRequest targetFrame=WKFrameInfo? sourceFrame=WKFrameInfo
  WKNavigationAction: navigationType=WKNavigationType
  WKNavigationResponse: NSObject response=URLResponse isForMainFrame=Bool canShowMIMEType=Bool
  WKFrameInfo: NSObject request=URLRequest isMainFrame=Bool securityOrigin=WKSecurityOrigin webView=WKWebView?
  WKScriptMessage: NSObject body=Any name=String frameInfo=WKFrameInfo webView=WKWebView?
  WKBackForwardList: NSObject currentItem=WKBackForwardListItem? backItem=WKBackForwardListItem?
  MKMapView: UIView region=MKCoordinateRegion annotations=[MKAnnotation] overlays=[MKOverlay]
  MKMapView: userLocation=MKUserLocation
  MKMapView: centerCoordinate=CLLocationCoordinate2D camera=MKMapCamera visibleMapRect=MKMapRect
  MKAnnotation: coordinate=CLLocationCoordinate2D title=String? subtitle=String?
  MKAnnotationView: UIView annotation=MKAnnotation? image=UIImage?
  NSTextContainer: NSObject size=CGSize lineFragmentPadding=CGFloat layoutManager=NSLayoutManager?
  NSLayoutManager: NSObject textStorage=NSTextStorage? textContainers=[NSTextContainer] usedRect()=CGRect
  NSLayoutManager: boundingRect()=CGRect glyphRange()=NSRange lineFragmentRect()=CGRect
  NSTextStorage: NSMutableAttributedString editedRange=NSRange layoutManagers=[NSLayoutManager]
  NSTextAttachment: NSObject image=UIImage? bounds=CGRect contents=Data?
  NSCollectionLayoutEnvironment: container=NSCollectionLayoutContainer traitCollection=UITraitCollection
  NSCollectionLayoutContainer: contentSize=CGSize effectiveContentSize=CGSize
  """

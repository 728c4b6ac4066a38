/// The types of AppKit's members, and the superclasses of its types. ``LibraryMembers`` describes the format.
let appKitMembers = """
  NSResponder: NSObject nextResponder=NSResponder? undoManager=UndoManager? menu=NSMenu?
  NSApplication: NSResponder .shared=NSApplication mainWindow=NSWindow? keyWindow=NSWindow? windows=[NSWindow]
  NSApplication: mainMenu=NSMenu?
  NSApplication: delegate=NSApplicationDelegate? dockTile=NSDockTile currentEvent=NSEvent? isActive=Bool
  NSApplication: effectiveAppearance=NSAppearance orderedWindows=[NSWindow] orderedDocuments=[NSDocument]
  NSWindow: NSResponder contentView=NSView? contentViewController=NSViewController? frame=CGRect screen=NSScreen?
  NSWindow: title=String
  NSWindow: windowController=NSWindowController? toolbar=NSToolbar? firstResponder=NSResponder? parent=NSWindow?
  NSWindow: isVisible=Bool
  NSWindow: childWindows=[NSWindow]? sheets=[NSWindow] attachedSheet=NSWindow? contentLayoutRect=CGRect minSize=CGSize
  NSWindow: styleMask=NSWindow.StyleMask level=NSWindow.Level tabGroup=NSWindowTabGroup? tabbedWindows=[NSWindow]?
  NSWindow: standardWindowButton()=NSButton? backingScaleFactor=CGFloat isKeyWindow=Bool representedURL=URL?
  NSPanel: NSWindow
  NSWindowController: NSResponder window=NSWindow? contentViewController=NSViewController? document=AnyObject?
  NSViewController: NSResponder view=NSView parent=NSViewController? children=[NSViewController] title=String?
  NSViewController: representedObject=Any? presentedViewControllers=[NSViewController]? preferredContentSize=CGSize
  NSSplitViewController: NSViewController splitView=NSSplitView splitViewItems=[NSSplitViewItem]
  NSSplitViewController: splitViewItem()=NSSplitViewItem?
  NSTabViewController: NSViewController
  NSHostingController: NSViewController rootView=Content
  NSSplitViewItem: NSObject viewController=NSViewController isCollapsed=Bool minimumThickness=CGFloat
  NSView: NSResponder frame=CGRect bounds=CGRect window=NSWindow? superview=NSView? subviews=[NSView] layer=CALayer?
  NSView: topAnchor=NSLayoutYAxisAnchor bottomAnchor=NSLayoutYAxisAnchor centerYAnchor=NSLayoutYAxisAnchor
  NSView: isHidden=Bool
  NSView: leadingAnchor=NSLayoutXAxisAnchor trailingAnchor=NSLayoutXAxisAnchor leftAnchor=NSLayoutXAxisAnchor
  NSView: rightAnchor=NSLayoutXAxisAnchor centerXAnchor=NSLayoutXAxisAnchor firstBaselineAnchor=NSLayoutYAxisAnchor
  NSView: widthAnchor=NSLayoutDimension heightAnchor=NSLayoutDimension enclosingScrollView=NSScrollView?
  NSView: effectiveAppearance=NSAppearance visibleRect=CGRect fittingSize=CGSize intrinsicContentSize=CGSize
  NSView: convert()=CGRect hitTest()=NSView? safeAreaInsets=NSEdgeInsets safeAreaRect=CGRect
  NSView: trackingAreas=[NSTrackingArea]
  NSView: constraints=[NSLayoutConstraint] alphaValue=CGFloat toolTip=String? inLiveResize=Bool
  NSControl: NSView stringValue=String attributedStringValue=NSAttributedString integerValue=Int doubleValue=Double
  NSControl: font=NSFont? target=AnyObject? action=Selector? tag=Int lineBreakMode=NSLineBreakMode
  NSControl: objectValue=Any? isEnabled=Bool cell=NSCell? alignment=NSTextAlignment intValue=Int32
  NSTextField: NSControl placeholderString=String? textColor=NSColor? isEditable=Bool currentEditor()=NSText?
  NSTextField: placeholderAttributedString=NSAttributedString? backgroundColor=NSColor? maximumNumberOfLines=Int
  NSTextField: isSelectable=Bool isBordered=Bool isBezeled=Bool drawsBackground=Bool
  NSSearchField: NSTextField recentSearches=[String]
  NSButton: NSControl title=String image=NSImage? state=NSControl.StateValue contentTintColor=NSColor?
  NSButton: attributedTitle=NSAttributedString isBordered=Bool keyEquivalent=String isTransparent=Bool
  NSPopUpButton: NSButton selectedItem=NSMenuItem? itemArray=[NSMenuItem] indexOfSelectedItem=Int
  NSPopUpButton: titleOfSelectedItem=String?
  NSSegmentedControl: NSControl selectedSegment=Int
  NSImageView: NSControl image=NSImage?
  NSText: NSView string=String selectedRange=NSRange font=NSFont? textColor=NSColor?
  NSTextView: NSText textStorage=NSTextStorage? layoutManager=NSLayoutManager? textContainer=NSTextContainer?
  NSTextView: selectedRanges=[NSValue] selectedRange()=NSRange typingAttributes=[NSAttributedString.Key:Any]
  NSScrollView: NSView documentView=NSView? contentView=NSClipView contentSize=CGSize documentVisibleRect=CGRect
  NSScrollView: verticalScroller=NSScroller? contentInsets=NSEdgeInsets
  NSClipView: NSView documentView=NSView? documentRect=CGRect documentVisibleRect=CGRect
  NSSplitView: NSView arrangedSubviews=[NSView]
  NSStackView: NSView arrangedSubviews=[NSView] views=[NSView] spacing=CGFloat
  NSTableView: NSControl selectedRow=Int clickedRow=Int selectedRowIndexes=IndexSet numberOfRows=Int
  NSTableView: tableColumns=[NSTableColumn]
  NSTableView: view()=NSView? rowView()=NSTableRowView? makeView()=NSView? row()=Int rect()=CGRect
  NSTableView: headerView=NSTableHeaderView?
  NSTableView: rows()=NSRange frameOfCell()=CGRect numberOfColumns=Int
  NSOutlineView: NSTableView item()=Any? parent()=Any? outlineTableColumn=NSTableColumn? childIndex()=Int level()=Int
  NSTableColumn: NSObject title=String width=CGFloat headerCell=NSTableHeaderCell
  NSTableColumn: identifier=NSUserInterfaceItemIdentifier
  NSTableCellView: NSView textField=NSTextField? imageView=NSImageView? objectValue=Any?
  NSTableRowView: NSView isSelected=Bool view()=Any? numberOfColumns=Int
  NSCollectionView: NSView selectionIndexPaths=Set<IndexPath> item()=NSCollectionViewItem?
  NSCollectionViewItem: NSViewController imageView=NSImageView? textField=NSTextField?
  NSCollectionViewItem: collectionView=NSCollectionView?
  NSVisualEffectView: NSView material=NSVisualEffectView.Material
  NSBox: NSView contentView=NSView? title=String
  NSProgressIndicator: NSView doubleValue=Double
  NSMenu: NSObject items=[NSMenuItem] title=String item()=NSMenuItem? numberOfItems=Int supermenu=NSMenu?
  NSMenu: highlightedItem=NSMenuItem?
  NSMenuItem: NSObject title=String submenu=NSMenu? representedObject=Any? menu=NSMenu? image=NSImage?
  NSMenuItem: target=AnyObject?
  NSMenuItem: keyEquivalent=String state=NSControl.StateValue isEnabled=Bool parent=NSMenuItem? tag=Int view=NSView?
  NSToolbar: NSObject items=[NSToolbarItem] visibleItems=[NSToolbarItem]? identifier=NSToolbar.Identifier
  NSToolbarItem: NSObject view=NSView? label=String image=NSImage? itemIdentifier=NSToolbarItem.Identifier
  NSSearchToolbarItem: NSToolbarItem searchField=NSSearchField
  NSPopover: NSResponder contentViewController=NSViewController? contentSize=CGSize isShown=Bool
  NSStatusItem: NSObject button=NSStatusBarButton? menu=NSMenu? length=CGFloat
  NSStatusBarButton: NSButton
  NSStatusBar: NSObject .system=NSStatusBar statusItem()=NSStatusItem thickness=CGFloat
  NSDocument: NSObject fileURL=URL? fileType=String? windowControllers=[NSWindowController] displayName=String
  NSDocument: undoManager=UndoManager? windowForSheet=NSWindow? isDocumentEdited=Bool fileModificationDate=Date?
  NSDocumentController: NSObject .shared=NSDocumentController documents=[NSDocument] currentDocument=NSDocument?
  NSDocumentController: recentDocumentURLs=[URL] document()=NSDocument?
  NSSavePanel: NSPanel url=URL? directoryURL=URL? nameFieldStringValue=String
  NSOpenPanel: NSSavePanel urls=[URL]
  NSAlert: NSObject window=NSWindow buttons=[NSButton] messageText=String informativeText=String accessoryView=NSView?
  NSAlert: addButton()=NSButton suppressionButton=NSButton?
  NSScreen: NSObject .main=NSScreen? .screens=[NSScreen] frame=CGRect visibleFrame=CGRect backingScaleFactor=CGFloat
  NSEvent: NSObject characters=String? charactersIgnoringModifiers=String? keyCode=UInt16 window=NSWindow?
  NSEvent: locationInWindow=CGPoint
  NSEvent: modifierFlags=NSEvent.ModifierFlags type=NSEvent.EventType clickCount=Int timestamp=TimeInterval
  NSEvent: scrollingDeltaX=CGFloat scrollingDeltaY=CGFloat
  NSImage: NSObject size=CGSize tiffRepresentation=Data? representations=[NSImageRep] isTemplate=Bool
  NSImage: cgImage()=CGImage?
  NSColor: NSObject cgColor=CGColor withAlphaComponent()=NSColor usingColorSpace()=NSColor? redComponent=CGFloat
  NSColor: greenComponent=CGFloat blueComponent=CGFloat alphaComponent=CGFloat
  NSFont: NSObject pointSize=CGFloat familyName=String? fontName=String fontDescriptor=NSFontDescriptor
  NSFont: capHeight=CGFloat
  NSFont: displayName=String? ascender=CGFloat descender=CGFloat
  NSAppearance: NSObject name=NSAppearance.Name bestMatch()=NSAppearance.Name?
  NSPasteboard: NSObject .general=NSPasteboard string()=String? data()=Data? pasteboardItems=[NSPasteboardItem]?
  NSPasteboard: types=[NSPasteboard.PasteboardType]?
  NSPasteboardItem: NSObject string()=String? data()=Data? types=[NSPasteboard.PasteboardType]
  NSDraggingInfo: draggingPasteboard=NSPasteboard draggingLocation=CGPoint draggingSource=Any?
  NSWorkspace: NSObject .shared=NSWorkspace notificationCenter=NotificationCenter
  NSWorkspace: runningApplications=[NSRunningApplication]
  NSWorkspace: icon()=NSImage frontmostApplication=NSRunningApplication? urlForApplication()=URL?
  NSRunningApplication: NSObject .current=NSRunningApplication bundleIdentifier=String? localizedName=String?
  NSRunningApplication: icon=NSImage?
  NSCell: NSObject stringValue=String title=String image=NSImage? font=NSFont? controlView=NSView?
  NSTreeController: NSObject arrangedObjects=NSTreeNode selectedObjects=[Any]
  NSTrackingArea: NSObject rect=CGRect
  """

/// The types of the members and closures of SwiftUI, Combine and reducers. ``LibraryMembers`` describes the format.
let swiftUIMembers = """
  GeometryReader: init{}=GeometryProxy
  GeometryProxy: size=CGSize safeAreaInsets=EdgeInsets frame()=CGRect
  ScrollViewReader: init{}=ScrollViewProxy
  AsyncImage: init{}=AsyncImagePhase
  AsyncImagePhase: image=Image? error=Error?
  TimelineView: init{}=TimelineViewContext
  TimelineViewContext: date=Date
  Canvas: init{}=(GraphicsContext,CGSize)
  GraphicsContext: resolve()=GraphicsContext.ResolvedText clipBoundingRect=CGRect
  DragGesture: onChanged()=DragGesture onEnded()=DragGesture updating()=DragGesture
  DragGesture: onChanged{}=DragGesture.Value onEnded{}=DragGesture.Value
  DragGesture.Value: translation=CGSize location=CGPoint startLocation=CGPoint predictedEndTranslation=CGSize
  DragGesture.Value: velocity=CGSize
  DragGesture.Value: predictedEndLocation=CGPoint time=Date
  MagnificationGesture: onChanged()=MagnificationGesture onChanged{}=CGFloat onEnded{}=CGFloat
  MagnifyGesture.Value: magnification=CGFloat startLocation=CGPoint
  EdgeInsets: top=CGFloat leading=CGFloat bottom=CGFloat trailing=CGFloat
  ViewDimensions: width=CGFloat height=CGFloat
  ButtonStyleConfiguration: label=View isPressed=Bool role=ButtonRole?
  ToggleStyleConfiguration: label=View isOn=Bool
  LabelStyleConfiguration: title=View icon=View
  Binding: wrappedValue=Value projectedValue=Binding<Value> animation()=Binding<Value>
  Bindable: wrappedValue=Value
  FocusState: wrappedValue=Value
  StateObject: wrappedValue=ObjectType
  ObservedObject: wrappedValue=ObjectType
  EnvironmentObject: wrappedValue=ObjectType
  FetchedResults: first=Result? last=Result?
  NavigationPath: count=Int isEmpty=Bool
  EnvironmentValues: colorScheme=ColorScheme scenePhase=ScenePhase locale=Locale calendar=Calendar timeZone=TimeZone
  EnvironmentValues: openURL=OpenURLAction dismiss=DismissAction refresh=RefreshAction? undoManager=UndoManager?
  EnvironmentValues: horizontalSizeClass=UserInterfaceSizeClass? verticalSizeClass=UserInterfaceSizeClass? font=Font?
  EnvironmentValues: layoutDirection=LayoutDirection dynamicTypeSize=DynamicTypeSize isEnabled=Bool isSearching=Bool
  EnvironmentValues: modelContext=ModelContext managedObjectContext=NSManagedObjectContext displayScale=CGFloat
  EnvironmentValues: presentationMode=Binding<PresentationMode> isPresented=Bool accessibilityReduceMotion=Bool
  EnvironmentValues: pixelLength=CGFloat controlActiveState=ControlActiveState editMode=Binding<EditMode>?
  EnvironmentValues: isFocused=Bool
  Published: wrappedValue=Value
  CurrentValueSubject: value=Output
  CurrentValueSubject: prepend()=AnyPublisher<Output,Failure> append()=AnyPublisher<Output,Failure>
  CurrentValueSubject: merge()=AnyPublisher<Output,Failure> collect()=AnyPublisher<[Output],Failure>
  CurrentValueSubject: first()=AnyPublisher<Output,Failure> last()=AnyPublisher<Output,Failure>
  CurrentValueSubject: retry()=AnyPublisher<Output,Failure> timeout()=AnyPublisher<Output,Failure>
  CurrentValueSubject: catch()=AnyPublisher<Output,Failure> replaceError()=AnyPublisher<Output,Failure>
  CurrentValueSubject: assertNoFailure()=AnyPublisher<Output,Failure> setFailureType()=AnyPublisher<Output,Failure>
  CurrentValueSubject: print()=AnyPublisher<Output,Failure>
  AnyPublisher: prepend()=AnyPublisher<Output,Failure> append()=AnyPublisher<Output,Failure> values=AsyncStream<Output>
  AnyPublisher: first()=AnyPublisher<Output,Failure> last()=AnyPublisher<Output,Failure>
  AnyPublisher: retry()=AnyPublisher<Output,Failure> timeout()=AnyPublisher<Output,Failure>
  AnyPublisher: catch()=AnyPublisher<Output,Failure> replaceError()=AnyPublisher<Output,Failure>
  AnyPublisher: assertNoFailure()=AnyPublisher<Output,Failure> setFailureType()=AnyPublisher<Output,Failure>
  AnyPublisher: print()=AnyPublisher<Output,Failure> collect()=AnyPublisher<[Output],Failure>
  AnyPublisher: merge()=AnyPublisher<Output,Failure>
  PassthroughSubject: prepend()=AnyPublisher<Output,Failure> append()=AnyPublisher<Output,Failure>
  PassthroughSubject: merge()=AnyPublisher<Output,Failure> collect()=AnyPublisher<[Output],Failure>
  PassthroughSubject: first()=AnyPublisher<Output,Failure> last()=AnyPublisher<Output,Failure>
  PassthroughSubject: retry()=AnyPublisher<Output,Failure> timeout()=AnyPublisher<Output,Failure>
  PassthroughSubject: catch()=AnyPublisher<Output,Failure> replaceError()=AnyPublisher<Output,Failure>
  PassthroughSubject: assertNoFailure()=AnyPublisher<Output,Failure> setFailureType()=AnyPublisher<Output,Failure>
  PassthroughSubject: print()=AnyPublisher<Output,Failure>
  Observable: takeUntil()=Observable<Element> takeWhile()=Observable<Element> skipUntil()=Observable<Element>
  Observable: skipWhile()=Observable<Element> startWith()=Observable<Element> retry()=Observable<Element>
  Observable: catchErrorJustReturn()=Observable<Element> catchAndReturn()=Observable<Element>
  Observable: subscribeOn()=Observable<Element> asSingle()=Single<Element> toArray()=Single<[Element]>
  Driver: startWith()=Driver<Element>
  Variable: value=Element
  Gen: run()=Value
  Conn: data=A
  ViewStore: state=ViewState publisher=StorePublisher<ViewState>
  Reduce: init{}=(Self.State,Self.Action)
  Store: state=State
  Mutex: withLock{}=Value withLockIfAvailable{}=Value
  OSAllocatedUnfairLock: withLock{}=State withLockUnchecked{}=State
  NIOLockedValueBox: withLockedValue{}=Value
  NIOLoopBound: value=Value
  NIOLoopBoundBox: value=Value
  ManagedCriticalState: withCriticalRegion{}=State
  LockIsolated: value=Value withValue{}=Value
  UncheckedSendable: value=Value
  UnsafeSendable: value=Value
  """

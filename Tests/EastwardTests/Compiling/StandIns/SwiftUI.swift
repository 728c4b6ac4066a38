public import Foundation
public import Observation

// What the guides use of SwiftUI, with its signatures and isolation, for systems that do not have it. Nothing here does
// anything: code is compiled against it and never run.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { self }
}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> { _ConditionalContent() }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> { _ConditionalContent() }
}

@frozen public struct TupleView<Content>: View {
  nonisolated public init(_ value: Content) {}
  public var body: Never { fatalError("never run") }
}

@frozen public struct _ConditionalContent<First: View, Second: View>: View {
  nonisolated init() {}
  public var body: Never { fatalError("never run") }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }

  public private(set) var wrappedValue: Value
  public var projectedValue: Binding<Value> { fatalError("never run") }
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void)
  {}

  public var wrappedValue: Value { fatalError("never run") }
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    fatalError("never run")
  }
}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

public struct EnvironmentValues {
  public var scenePhase: ScenePhase { .active }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError("never run") }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject & Observable> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    fatalError("never run")
  }
}

public struct Text: View {
  nonisolated public init(_ content: some StringProtocol) {}
  public var body: Never { fatalError("never run") }
}

public struct TextField<Label: View>: View {
  public var body: Never { fatalError("never run") }
}

extension TextField where Label == Text {
  nonisolated public init(_ title: some StringProtocol, text: Binding<String>) {}
}

public struct Button<Label: View>: View {
  public var body: Never { fatalError("never run") }
}

extension Button where Label == Text {
  nonisolated public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
}

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

extension Button where Label == Text {
  nonisolated public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}

public struct Link<Label: View>: View {
  public var body: Never { fatalError("never run") }
}

extension Link where Label == Text {
  nonisolated public init(_ title: some StringProtocol, destination: URL) {}
}

@frozen public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}

@frozen public struct VStack<Content: View>: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError("never run") }
}

@frozen public struct HStack<Content: View>: View {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("never run") }
}

public struct Form<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("never run") }
}

public struct List<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("never run") }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public var body: Never { fatalError("never run") }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent {}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

public struct Animation: Sendable {
  public static let `default` = Animation()
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

@frozen public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { fatalError("never run") }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("never run") }
}

public struct NavigationStack<Data, Root: View>: View {
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}

  public var body: Never { fatalError("never run") }
}

public struct NavigationLink<Label: View, Destination: View>: View {
  public var body: Never { fatalError("never run") }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {}
}

extension View {
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }

  nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View { self }

  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  nonisolated public func id(_ id: some Hashable) -> some View { self }

  nonisolated public func searchable(text: Binding<String>) -> some View { self }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { self }

  nonisolated public func navigationDestination<Data: Hashable, Content: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
  ) -> some View { self }
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

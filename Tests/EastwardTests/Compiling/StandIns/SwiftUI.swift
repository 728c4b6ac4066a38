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
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }

  public private(set) var wrappedValue: Value
}

extension State: Sendable where Value: Sendable {}

public struct Text: View {
  nonisolated public init(_ content: some StringProtocol) {}
  public var body: Never { fatalError("never run") }
}

public struct Button<Label: View>: View {
  public var body: Never { fatalError("never run") }
}

extension Button where Label == Text {
  nonisolated public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
}

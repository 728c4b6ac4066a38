/// Members that say who or how much a value is: reading one is neither a hop nor a use. `rx` is a facade.
let neutralMemberNames = """
  rawValue id uuid identifier objectIdentifier hashValue count isEmpty first last lazy self rx
  description debugDescription localizedDescription wrappedValue projectedValue unsafelyUnwrapped
  """

/// Members of library types that change the value they are called on.
let mutatingMemberNames = """
  append insert remove removeAll removeFirst removeLast removeValue removeSubrange popFirst popLast toggle sort reverse
  shuffle swapAt updateValue merge formUnion formIntersection formSymmetricDifference subtract update replaceSubrange
  negate round formTruncatingRemainder formIndex reserveCapacity partition
  """

/// Library types that look members up in what they wrap.
let dynamicOwnerNames = """
  Binding Bindable Store StoreOf ViewStore ViewStoreOf BindingViewStore BindingViewState TestStore Shared SharedReader
  PresentationState
  """

/// Macros whose closures are a language of their own, or that stand for tests and previews.
let silentMacroNames = "Predicate Expression Preview expect require"

/// Protocols that ask for nothing a type would forward.
let markerProtocolNames = "Sendable Equatable Hashable Codable Encodable Decodable AnyObject NSObject ObservableObject"

/// Protocols of types that are written as a literal, or that are one of a fixed list of values.
let scalarProtocolNames = """
  CaseIterable ExpressibleByStringLiteral ExpressibleByStringInterpolation ExpressibleByIntegerLiteral
  ExpressibleByFloatLiteral ExpressibleByBooleanLiteral ExpressibleByUnicodeScalarLiteral
  ExpressibleByExtendedGraphemeClusterLiteral
  """

/// What declares previews and tests.
let silentProtocolNames = "PreviewProvider LibraryContentProvider XCTestCase"

/// Names that are modules where a type is written `Module.Type`.
let moduleNames = """
  Swift Foundation FoundationEssentials FoundationNetworking Dispatch Darwin Glibc Observation Synchronization os
  UIKit AppKit SwiftUI Combine CoreGraphics CoreLocation CoreData MapKit AVFoundation SwiftData WidgetKit Intents
  AppIntents UserNotifications XCTest Testing Logging NIO NIOCore NIOHTTP1 Vapor Alamofire RxSwift RxCocoa ReSwift
  ComposableArchitecture
  """

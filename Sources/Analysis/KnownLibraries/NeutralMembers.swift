/// Members that identify, measure or describe a value: reading one is neither a hop nor a use. `rx` is a facade.
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

/// Library types with dynamic member look-up in the value that they wrap.
let dynamicOwnerNames = """
  Binding Bindable Store StoreOf ViewStore ViewStoreOf BindingViewStore BindingViewState TestStore Shared SharedReader
  PresentationState
  """

/// Macros whose closures are a domain-specific language, or that are for tests and previews.
let silentMacroNames = "Predicate Expression Preview expect require"

/// Protocols that require no members that a type would forward.
let markerProtocolNames = "Sendable Equatable Hashable Codable Encodable Decodable AnyObject NSObject ObservableObject"

/// The supertypes of types that declare previews or tests.
let silentProtocolNames = "PreviewProvider LibraryContentProvider XCTestCase"

/// The names of modules in types that are written `Module.Type`.
let moduleNames = """
  Swift Foundation FoundationEssentials FoundationNetworking Dispatch Darwin Glibc Observation Synchronization os
  UIKit AppKit SwiftUI Combine CoreGraphics CoreLocation CoreData MapKit AVFoundation SwiftData WidgetKit Intents
  AppIntents UserNotifications XCTest Testing Logging NIO NIOCore NIOHTTP1 Vapor Alamofire RxSwift RxCocoa ReSwift
  ComposableArchitecture
  """

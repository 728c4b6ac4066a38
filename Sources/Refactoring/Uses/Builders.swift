import Analysis
import Findings
import SwiftReader
import SwiftTokens

/// Where the statements of a closure may be the values of a result builder.
struct Builders {
  /// Whether the file can use builders at all.
  let mayExist: Bool

  /// - Parameter declaresBuilders: whether any file of the repository declares a builder.
  init(in file: Int, _ table: SymbolTable, declaresBuilders: Bool) {
    let facts = table.facts(of: file)
    mayExist =
      declaresBuilders
      || facts.imports.contains { name in
        let module = facts.names[name]
        return !modulesWithoutBuilders.contains(module) && !table.isModule(module)
      }
  }

  /// Whether a closure may be a builder's: no statement in it is one that builders refuse.
  func mayBuild(_ closure: Scope, in source: SourceText, _ facts: FileFacts) -> Bool {
    guard mayExist else { return false }
    let changes = facts.chains.contains { chain in
      chain.use != .read && chain.use != .pattern && facts.body(around: chain.scope) == closure
    }
    if changes || facts.assignments.contains(where: { facts.body(around: $0.scope) == closure }) { return false }
    guard let open = source.token(at: Int(closure.range.lowerBound)), let close = source.partner(of: open) else {
      return true
    }
    let closures = Set(facts.scopes.filter { $0.kind == .closure }.map(\.range.lowerBound))
    return !source.tokens(between: open, close, exceptClosures: closures).contains { place in
      source.kind(place) == .keyword && source.kind(place - 1) != .period
        && [.return, .guard, .while, .repeat, .defer, .throw, .do].contains(source.word(place))
    }
  }
}

extension FileFacts {
  /// The function, accessor or closure around a scope.
  fileprivate func body(around scope: ScopeID) -> Scope {
    var scope = scopes[Int(scope.index)]
    while scope.kind == .block { scope = scopes[Int(scope.parent.index)] }
    return scope
  }
}

extension SymbolTable {
  /// Whether a file declares a result builder.
  var declaresBuilders: Bool {
    files.contains { file in file.facts.attributes.contains { file.facts.names[$0.name] == "resultBuilder" } }
  }

  /// Whether files of the repository form a module of that name.
  fileprivate func isModule(_ name: String) -> Bool {
    files.indices.contains { moduleName(ofFile: $0).description == name }
  }
}

private let modulesWithoutBuilders: Set<String> = [
  "Swift", "Foundation", "FoundationNetworking", "FoundationEssentials", "UIKit", "AppKit", "Cocoa", "CoreData",
  "CoreGraphics", "CoreImage", "CoreLocation", "CoreText", "CoreServices", "Combine", "Dispatch", "Darwin", "Glibc",
  "os", "OSLog", "RxSwift", "RxCocoa", "RxRelay", "PromiseKit", "AVFoundation", "AVKit", "WebKit", "Intents",
  "UserNotifications", "Security", "Synchronization", "Observation", "QuartzCore", "SafariServices", "XCTest",
  "Alamofire", "GRDB", "RealmSwift", "ObjectiveC", "MessageUI", "StoreKit", "Network", "NIO", "NIOCore", "Logging",
]

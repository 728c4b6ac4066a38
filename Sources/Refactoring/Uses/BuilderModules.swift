import Analysis
import Findings
import SwiftReader

/// A lookup table that tells whether a file can use result builders.
struct BuilderModules {
  private let isDeclaredHere: Bool
  private let own: Set<String>

  init(_ table: SymbolTable) {
    isDeclaredHere = table.files.indices.contains { table.facts(of: $0).declaresBuilder }
    own = Set(table.files.indices.flatMap { table.moduleNames(ofFile: $0).map(\.description) })
  }

  /// Returns whether a file can use a result builder: the repository declares one, or the file imports a module that
  /// may.
  func mayBeUsed(in facts: FileFacts) -> Bool {
    isDeclaredHere
      || facts.imports.contains { one in
        let module = facts.names[one.module]
        return !modulesWithoutBuilders.contains(module) && !own.contains(module)
      }
  }
}

extension FileFacts {
  /// Whether the file declares a result builder.
  fileprivate var declaresBuilder: Bool { attributes.contains { names[$0.name] == "resultBuilder" } }
}

private let modulesWithoutBuilders: Set<String> = [
  "Swift", "Foundation", "FoundationNetworking", "FoundationEssentials", "UIKit", "AppKit", "Cocoa", "CoreData",
  "CoreGraphics", "CoreImage", "CoreLocation", "CoreText", "CoreServices", "Combine", "Dispatch", "Darwin", "Glibc",
  "os", "OSLog", "RxSwift", "RxCocoa", "RxRelay", "PromiseKit", "AVFoundation", "AVKit", "WebKit", "Intents",
  "UserNotifications", "Security", "Synchronization", "Observation", "QuartzCore", "SafariServices", "XCTest",
  "Alamofire", "GRDB", "RealmSwift", "ObjectiveC", "MessageUI", "StoreKit", "Network", "NIO", "NIOCore", "Logging",
]

import Analysis
import Findings
import SwiftReader

/// A lookup table that tells whether a file can use result builders.
struct BuilderModules {
  private let isDeclaredHere: Bool
  private let own: Set<String>

  init(_ table: SymbolTable) {
    isDeclaredHere = table.files.contains { file in
      file.facts.attributes.contains { file.facts.names[$0.name] == "resultBuilder" }
    }
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

private let modulesWithoutBuilders: Set<String> = [
  "Swift", "Foundation", "FoundationNetworking", "FoundationEssentials", "UIKit", "AppKit", "Cocoa", "CoreData",
  "CoreGraphics", "CoreImage", "CoreLocation", "CoreText", "CoreServices", "Combine", "Dispatch", "Darwin", "Glibc",
  "os", "OSLog", "RxSwift", "RxCocoa", "RxRelay", "PromiseKit", "AVFoundation", "AVKit", "WebKit", "Intents",
  "UserNotifications", "Security", "Synchronization", "Observation", "QuartzCore", "SafariServices", "XCTest",
  "Alamofire", "GRDB", "RealmSwift", "ObjectiveC", "MessageUI", "StoreKit", "Network", "NIO", "NIOCore", "Logging",
]

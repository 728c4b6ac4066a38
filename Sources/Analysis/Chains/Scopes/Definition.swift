import SwiftReader

/// A fact whose value has an origin that is computed once; each fact is identified by its number in the file.
enum Definition: Hashable {
  case chain(UInt32)
  case binding(UInt32)
  case assignment(UInt32)
  /// The receiver of the method at a link, as far as the closures in the method's call need it.
  case receiver(link: UInt32, chain: UInt32)
}

extension Frame {
  func state(of definition: Definition) -> OriginTable.State {
    switch definition {
    case .chain(let number): chains[number]
    case .binding(let number): bindings[number]
    case .assignment(let number): assignments[number]
    case .receiver(let link, _): receivers[link]
    }
  }

  mutating func open(_ definition: Definition, at position: Int) {
    switch definition {
    case .chain(let number): chains.open(number, at: position)
    case .binding(let number): bindings.open(number, at: position)
    case .assignment(let number): assignments.open(number, at: position)
    case .receiver(let link, _): receivers.open(link, at: position)
    }
  }

  mutating func finish(_ definition: Definition, with origin: ValueOrigin) {
    switch definition {
    case .chain(let number): chains.finish(number, with: origin)
    case .binding(let number): bindings.finish(number, with: origin)
    case .assignment(let number): assignments.finish(number, with: origin)
    case .receiver(let link, _): receivers.finish(link, with: origin)
    }
  }

  mutating func forget(_ definition: Definition) {
    switch definition {
    case .chain(let number): chains.forget(number)
    case .binding(let number): bindings.forget(number)
    case .assignment(let number): assignments.forget(number)
    case .receiver(let link, _): receivers.forget(link)
    }
  }
}

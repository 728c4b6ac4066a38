/// A rule of a team about who may read, write or call what.
package struct Restriction: Sendable, Hashable {
  /// The code to which the rule applies; all code if empty.
  package var from: [CodePattern]
  /// The members that this code must not use.
  package var to: [CodePattern]
  /// The only code that may use them; no code if empty.
  package var onlyFrom: [CodePattern]
  /// What counts as a use.
  package var actions: MemberActions
  package var exceptions: [Exception]

  /// Uses that are permitted: by some code, of some members. What is empty means any.
  package struct Exception: Sendable, Hashable {
    package var from: [CodePattern]
    package var to: [CodePattern]

    package init(from: [CodePattern], to: [CodePattern]) {
      (self.from, self.to) = (from, to)
    }
  }

  package init(
    from: [CodePattern] = [], to: [CodePattern], onlyFrom: [CodePattern] = [], actions: MemberActions = .all,
    exceptions: [Exception] = []
  ) {
    (self.from, self.to, self.onlyFrom, self.actions) = (from, to, onlyFrom, actions)
    self.exceptions = exceptions
  }

  /// Returns whether the restriction refers to a pattern.
  package func names(_ pattern: CodePattern) -> Bool { patterns.contains(pattern) }

  /// All patterns, in the order of the configuration.
  var patterns: [CodePattern] { from + to + onlyFrom + exceptions.flatMap { $0.from + $0.to } }
}

/// What code does with a member.
package struct MemberActions: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let read = MemberActions(rawValue: 1)
  /// Assigns to the member or to a part of its value, passes it `inout`, or calls a mutating method.
  package static let write = MemberActions(rawValue: 2)
  /// Calls a method or an initializer.
  package static let call = MemberActions(rawValue: 4)
  package static let all: MemberActions = [.read, .write, .call]

  /// The actions by their names in a configuration.
  package static let named: [(name: String, action: MemberActions)] = [
    ("read", .read), ("write", .write), ("call", .call),
  ]
}

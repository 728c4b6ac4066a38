import Findings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Returns the JSON schema of `.east.json`.
///
/// - Parameters:
///   - registry: the rules, with their options.
///   - others: the ids and summaries of rules that have no options.
///   - presets: the names that can be extended.
package func configurationSchema(
  of registry: [any Rule.Type], others: [(id: String, summary: String)], presets: [String]
) -> JSON {
  var rules: [String: JSON] = [:]
  for type in registry { rules[type.id] = type.schema }
  for other in others { rules[other.id] = entry(other.summary, options: [:]) }
  let keys = JSON.object(keys(presets: presets))
  guard case .object(var own) = keys else { return keys }
  let ofOverrides = own.merging([
    "paths": ["$ref": "#/$defs/texts", "minItems": .number(1), "description": .string(patterns)]
  ]) { $1 }
  own["$schema"] = ["type": "string"]
  own["required_version"] = [
    "type": "string", "pattern": "^[0-9]+(\\.[0-9]+){0,2}$",
    "description": "The oldest version of east that accepts this configuration.",
  ]
  own["dependencies"] = [
    "$ref": "#/$defs/texts",
    "description": "Folders of package managers whose sources are read for their declarations, relative to the root.",
  ]
  own["exclude"] = [
    "$ref": "#/$defs/texts",
    "description": .string("Files that are not linted, only read for their declarations. \(patterns)"),
  ]
  own["overrides"] = [
    "type": "array", "description": "Settings for some paths; later entries win.",
    "items": [
      "type": "object", "required": ["paths"], "additionalProperties": false, "properties": .object(ofOverrides),
    ],
  ]
  return [
    "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "The configuration of east: .east.json",
    "type": "object", "additionalProperties": false, "properties": .object(own),
    "$defs": [
      "severity": ["enum": .array(severities)],
      "texts": ["anyOf": [["type": "string"], ["type": "array", "items": ["type": "string"]]]],
      "rules": ["type": "object", "additionalProperties": false, "properties": .object(rules)],
    ],
  ]
}

private let severities = ([RuleSetting.off] + Severity.allCases.map(\.rawValue)).map { JSON.string($0) }

private let patterns = "Patterns as in .gitignore, relative to the directory of the configuration."

private func keys(presets: [String]) -> [String: JSON] {
  let names = presets.joined(separator: ", ")
  return [
    "extends": [
      "$ref": "#/$defs/texts",
      "description": .string("Base configurations: presets (\(names)) or .json files of the repository."),
    ],
    "confidence": [
      "enum": .array(Confidence.allCases.map { .string($0.rawValue) }),
      "description": "The minimum confidence of reported findings.",
    ],
    "tests": ["type": "boolean", "description": "Whether test sources are linted."],
    "rules": ["$ref": "#/$defs/rules"],
  ]
}

extension Rule {
  /// The schema of the rule's entry.
  fileprivate static var schema: JSON {
    var options: [String: JSON] = [:]
    let usual = usualOptions
    for child in Mirror(reflecting: defaults).children {
      guard let name = child.label else { continue }
      var option = kind(of: child.value)
      option.merge(limits[name]?.schema ?? [:]) { $1 }
      option["default"] = usual[name]
      options[name] = .object(option)
    }
    return entry(page.summary, options: options)
  }
}

/// Returns the schema of a rule's entry: a severity, or an object with a severity and options.
private func entry(_ summary: String, options: [String: JSON]) -> JSON {
  let members = options.merging(["severity": ["$ref": "#/$defs/severity"]]) { $1 }
  return [
    "description": .string(summary),
    "anyOf": [
      ["$ref": "#/$defs/severity"],
      ["type": "object", "additionalProperties": false, "properties": .object(members)],
    ],
  ]
}

extension Rule {
  /// Returns the error message for a value that an option does not accept.
  static func objection(to value: JSON, of option: String) -> String {
    let usual = Mirror(reflecting: defaults).children.first { $0.label == option }?.value
    if case .string(let word) = value, let choice = usual as? any CaseIterable {
      let words = words(like: choice)
      return "invalid value '\(word)' for '\(option)'\(choices(for: word, among: words))"
    }
    let wanted =
      switch usual {
      case is Bool: "true or false"
      case is Int: "a whole number"
      case is Double: "a number"
      case is [String]: "a list of strings"
      default: "a string"
      }
    let hint = usualOptions[option].map { "; the default is \($0.inline)" } ?? ""
    return "'\(option)' must be \(wanted), not \(value.inline)\(hint)"
  }
}

/// Returns the JSON schema of an option, derived from the type of its default value.
private func kind(of value: Any) -> [String: JSON] {
  switch value {
  case is Bool: ["type": "boolean"]
  case is Int: ["type": "integer"]
  case is Double: ["type": "number"]
  case is String: ["type": "string"]
  case is [String]: ["type": "array", "items": ["type": "string"]]
  case let choice as any CaseIterable: ["enum": .array(words(like: choice).map { .string($0) })]
  default: [:]
  }
}

private func words<Choice: CaseIterable>(like choice: Choice) -> [String] {
  Choice.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }

  /// The value as indented JSON, with sorted keys.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? String(decoding: encoder.encode(self), as: UTF8.self)) ?? "null"
  }
}

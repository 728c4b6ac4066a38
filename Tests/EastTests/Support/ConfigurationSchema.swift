import Findings
import Foundation
import Rules

@testable import Linting

/// The JSON schema of `.east.json`.
var configurationSchema: JSON {
  var entries: [String: JSON] = [:]
  for type in rules { entries[type.id] = type.schema }
  for rule in suppressionRules { entries[rule.id] = entry(rule.page.summary, options: [:]) }
  let keys = JSON.object(keys(presets: presets.map(\.key)))
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
  own.merge(schemaOfUses) { $1 }
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
      "rules": [
        "type": "object", "additionalProperties": false, "properties": .object(entries),
        "patternProperties": ["^uses/": entry("A rule in 'uses'.", options: [:])],
      ],
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
    "conventions": [
      "type": "object", "additionalProperties": false, "properties": .object(conventions),
      "description": "Patterns of the names of types: *Config matches whole words. A list replaces that of a preset.",
    ],
  ]
}

/// The schema of each list of conventions; a dot in a name is a nested object.
private var conventions: [String: JSON] {
  let list: JSON = [
    "type": "array", "items": ["type": "string", "pattern": "^[A-Za-z0-9_*\\u0080-\\uffff]+$"],
  ]
  var all: [String: JSON] = [:]
  var nested: [String: [String: JSON]] = [:]
  for convention in Convention.allCases {
    let names = convention.rawValue.split(separator: ".").map(String.init)
    if names.count == 1 { all[names[0]] = list } else { nested[names[0], default: [:]][names[1]] = list }
  }
  for (name, lists) in nested {
    all[name] = ["type": "object", "additionalProperties": false, "properties": .object(lists)]
  }
  return all
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

extension OptionLimit {
  /// The keywords of the limit in a JSON schema.
  fileprivate var schema: [String: JSON] {
    switch self {
    case .range(let range): ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
    case .texts(let form): ["items": ["type": "string", "pattern": .string(form.pattern)]]
    case .choice(let words, let names):
      [
        "anyOf": [
          ["enum": .array(words.map { .string($0) })],
          ["type": "array", "items": ["enum": .array(names.map { .string($0) })]],
        ]
      ]
    }
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

/// Returns the schema of an option, derived from the type of its default value.
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

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }

  /// The value as indented JSON, with sorted keys.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? String(decoding: encoder.encode(self), as: UTF8.self)) ?? "null"
  }
}

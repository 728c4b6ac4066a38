import Foundation
import Running

/// Checks a JSON value against a schema, as far as our schemas go: `type`, `const`, `enum`, `required`, `properties`,
/// `patternProperties`, `additionalProperties`, `propertyNames`, `minProperties`, `items`, `minimum`, `maximum`, `pattern`, `anyOf` and `$ref` into `$defs`.
struct Schema {
  let root: [String: Any]

  init(_ file: URL) throws {
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  /// Lists where the value is not what the schema says; empty if it is.
  func objections(to value: Any) -> [String] {
    objections(to: value, root, at: "$")
  }

  private func objections(to value: Any, _ schema: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let definitions = root["$defs"] as? [String: [String: Any]] ?? [:]
      guard let schema = definitions[String(reference.dropFirst("#/$defs/".count))] else { return ["no \(reference)"] }
      return objections(to: value, schema, at: place)
    }
    var objections: [String] = []
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let all = choices.map { self.objections(to: value, $0, at: place) }
      if !all.contains([]) { return all.min { $0.count < $1.count } ?? [] }
    }
    if let type = schema["type"] as? String, !isA(value, type) { return ["\(place) is no \(type): \(value)"] }
    if let constant = schema["const"] as? NSObject, value as? NSObject != constant {
      objections.append("\(place) is not \(constant)")
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      objections.append("\(place) is none of \(words)")
    }
    if let minimum = schema["minimum"] as? Double, (number(value) ?? minimum) < minimum {
      objections.append("\(place) is less than \(minimum)")
    }
    if let maximum = schema["maximum"] as? Double, (number(value) ?? maximum) > maximum {
      objections.append("\(place) is more than \(maximum)")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      objections.append("\(place) does not match \(pattern)")
    }
    if let object = value as? [String: Any] { objections += self.objections(toMembersOf: object, schema, at: place) }
    if let elements = value as? [Any], let items = schema["items"] as? [String: Any] {
      for (index, element) in elements.enumerated() {
        objections += self.objections(to: element, items, at: "\(place)[\(index)]")
      }
    }
    return objections
  }

  private func objections(
    toMembersOf object: [String: Any], _ schema: [String: Any], at place: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    var objections = missing.map { "\(place) lacks \($0)" }
    if let least = schema["minProperties"] as? Int, object.count < least { objections.append("\(place) is empty") }
    let patterns = schema["patternProperties"] as? [String: [String: Any]] ?? [:]
    let names = schema["propertyNames"] as? [String: Any] ?? [:]
    for (name, value) in object {
      objections += self.objections(to: name, names, at: "\(place) has a name that")
      let pattern = patterns.first { name.range(of: $0.key, options: .regularExpression) != nil }
      if let property = properties[name] ?? pattern?.value {
        objections += self.objections(to: value, property, at: "\(place).\(name)")
      } else if let others = schema["additionalProperties"] as? [String: Any] {
        objections += self.objections(to: value, others, at: "\(place).\(name)")
      } else if schema["additionalProperties"] as? Bool == false {
        objections.append("\(place) has \(name), which nobody promised")
      }
    }
    return objections
  }

  /// A whole number may have no exact counterpart among the others.
  private func number(_ value: Any) -> Double? { (value as? Int).map { Double($0) } ?? value as? Double }

  private func isA(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "number": value is Double
    case "boolean": value is Bool
    default: false
    }
  }
}

extension Schema {
  static var lint: Schema {
    get throws { try Schema(packageDirectory.appending(path: "Documentation/schemas/lint.json")) }
  }
}

import Analysis
import SwiftReader

/// A call of a library's method, with known parameters, on the value of an edge: `addTarget` of a button.
struct PartCall: Sendable, Hashable {
  let method: String
  let labels: [String]
  /// The parts of the new method's name before and after the value's name.
  let verb: String
  let noun: String
  /// Whether a `?` precedes the call.
  let isOptional: Bool

  /// - Parameter labels: the argument labels of the call.
  init?(_ method: String, _ labels: [String], isOptional: Bool) {
    guard let known = methodsOfControls[method], known.labels == labels else { return nil }
    (self.method, self.labels, self.isOptional) = (method, labels, isOptional)
    (verb, noun) = (known.verb, known.noun)
  }

  var parameters: [CallParameter] {
    zip(labels, methodsOfControls[method]?.parameters ?? []).map {
      CallParameter(label: $0, name: $1.name, type: $1.type, hasDefault: false)
    }
  }

  /// The text of the method after the value: `.addTarget` or `?.addTarget`.
  var text: String { (isOptional ? "?." : ".") + method }

  /// The module that declares the parameters' types.
  static let module = "UIKit"
}

private struct ControlMethod {
  let verb: String
  let noun: String
  let labels: [String]
  let parameters: [(name: String, type: String)]
}

private let methodsOfControls: [String: ControlMethod] = {
  let target = [("target", "Any?"), ("action", "Selector"), ("controlEvents", "UIControl.Event")]
  let action = [("action", "UIAction"), ("controlEvents", "UIControl.Event")]
  return [
    "addTarget": ControlMethod(verb: "add", noun: "Target", labels: ["_", "action", "for"], parameters: target),
    "addAction": ControlMethod(verb: "add", noun: "Action", labels: ["_", "for"], parameters: action),
    "removeAction": ControlMethod(verb: "remove", noun: "Action", labels: ["_", "for"], parameters: action),
    "sendActions": ControlMethod(verb: "send", noun: "Actions", labels: ["for"], parameters: [action[1]]),
  ]
}()

private let controls: Set<String> = [
  "UIControl", "UIButton", "UISwitch", "UITextField", "UISearchTextField", "UISlider", "UISegmentedControl",
  "UIStepper",
  "UIDatePicker", "UIPageControl", "UIRefreshControl",
]

extension UseRest {
  /// Returns the call of a control's method that a chain ends with; `nil` if it ends otherwise.
  func partCall(in analyzer: inout ChainAnalyzer)
    -> PartCall?
  {
    guard chain.use == .read, next < chain.links.upperBound else { return nil }
    let isOptional = analyzer.frame.link(next).kind == .optionalChaining
    let first = next + (isOptional ? 1 : 0)
    guard first + 2 == chain.links.upperBound, analyzer.frame.link(first).kind == .property,
      analyzer.frame.link(first + 1).kind == .call,
      !steps.contains(where: { isStep($0, analyzer.frame.link(first)) && !$0.found.isNone }),
      let step = steps.first(where: { isStep($0, leaf.link) }), isControl(step.type, in: &analyzer.types)
    else { return nil }
    let labels = analyzer.frame.link(first + 1).arguments.map {
      analyzer.table.facts(of: analyzer.frame.file).label(ofArgument: $0)
    }
    return PartCall(analyzer.frame.text(of: analyzer.frame.link(first).name), labels, isOptional: isOptional)
  }
}

private func isControl(_ type: KnownType, in types: inout TypeResolver) -> Bool {
  var ancestors = Ancestry(of: [types.unwrapped(type)])
  while let next = ancestors.next(&types) {
    if types.shape(of: next).kind == .library, next.text(in: &types).map(controls.contains) == true { return true }
  }
  return false
}

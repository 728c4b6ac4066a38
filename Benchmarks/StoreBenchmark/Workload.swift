/// One line of the table: the same work done by the library and, where it can do it, by the reference store.
struct Workload {
  let name: String
  let what: String
  let ours: () -> Cost
  let reference: (() -> Cost)?

  init(_ name: String, _ what: String, ours: @escaping () -> Cost, reference: (() -> Cost)? = nil) {
    self.name = name
    self.what = what
    self.ours = ours
    self.reference = reference
  }

  func isCalled(_ word: String) -> Bool { name == word || what.contains(word) }

  func row() -> String {
    let ours = ours()
    let reference = reference?()
    let ratio = reference.map { decimal(ours.best / $0.best, 4) } ?? "–"
    return [
      name, what, time(ours.best), time(ours.median), decimal(ours.allocations, 1),
      reference.map { time($0.best) } ?? "–", reference.map { decimal($0.allocations, 1) } ?? "–", ratio,
    ].joined(separator: " | ")
  }

  static let heading = [
    "", "workload", "best", "median", "allocations", "reference, best", "allocations", "ratio",
  ].joined(separator: " | ")
}

private func time(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1_000: "\(decimal(nanoseconds, 0)) ns"
  case ..<1_000_000: "\(decimal(nanoseconds / 1_000, 2)) µs"
  default: "\(decimal(nanoseconds / 1_000_000, 2)) ms"
  }
}

private func decimal(_ number: Double, _ places: Int) -> String {
  let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
  let rounded = (number * scale).rounded() / scale
  return places == 0 ? "\(Int(rounded))" : "\(rounded)"
}

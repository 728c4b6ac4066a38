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

  /// Both in turn, five times: a machine that is slower for a while would otherwise slow only one of them.
  func row() -> String {
    var pairs: [(ours: Cost, reference: Cost?)] = []
    for _ in 0..<(reference == nil ? 1 : 5) { pairs.append((self.ours(), self.reference?())) }
    let ours = pairs.map(\.ours).min { $0.best < $1.best } ?? Cost()
    let reference = pairs.compactMap(\.reference).min { $0.best < $1.best }
    let ratios = pairs.compactMap { pair in pair.reference.map { pair.ours.best / $0.best } }.sorted()
    return [
      name, what, time(ours.best), time(ours.median), decimal(ours.allocations, 1),
      reference.map { time($0.best) } ?? "–", reference.map { decimal($0.allocations, 1) } ?? "–",
      ratios.isEmpty ? "–" : decimal(ratios[ratios.count / 2], 4),
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

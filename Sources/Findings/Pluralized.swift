/// Returns a count with its noun: `1 file`, `12 files`.
package func pluralized(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
}

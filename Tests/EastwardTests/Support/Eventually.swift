/// Lets tasks that have ended put away what they held, which they do on their own threads, and answers whether `isSo`
/// now.
func eventually(isolation: isolated (any Actor)? = #isolation, _ isSo: () -> Bool) async -> Bool {
  for _ in 0..<100_000 where !isSo() { await Task.yield() }
  return isSo()
}

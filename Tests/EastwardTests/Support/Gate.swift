/// Lets those pass for whom it was opened; the others wait, and do not care whether they are cancelled.
actor Gate {
  private var isOpen: Set<String> = []
  private var waiting: [String: CheckedContinuation<Void, Never>] = [:]
  private var watching: [String: CheckedContinuation<Void, Never>] = [:]

  func pass(_ name: String) async {
    if isOpen.contains(name) { return }
    watching.removeValue(forKey: name)?.resume()
    await withCheckedContinuation { waiting[name] = $0 }
  }

  func waitFor(_ name: String) async {
    if waiting[name] == nil { await withCheckedContinuation { watching[name] = $0 } }
  }

  func open(_ name: String) {
    isOpen.insert(name)
    waiting.removeValue(forKey: name)?.resume()
  }
}

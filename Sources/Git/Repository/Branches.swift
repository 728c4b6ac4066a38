import Clibgit2

extension Repository {
  /// The names of all branches, remote ones as `origin/main`; empty if the branches cannot be listed.
  package var branchNames: [String] {
    let all = unsafe try? Owned(git_branch_iterator_free) {
      unsafe git_branch_iterator_new(&$0, pointer, GIT_BRANCH_ALL)
    } otherwise: { failure in
      .unreadableRepository(gitDirectory, reason: failure.reason)
    }
    guard let all else { return [] }
    var names: [String] = []
    while let name = nextName(all) { names.append(name) }
    return names.sorted()
  }

  private func nextName(_ all: borrowing Owned) -> String? {
    var kind = GIT_BRANCH_ALL
    let reference = unsafe try? Owned(git_reference_free) {
      unsafe git_branch_next(&$0, &kind, all.pointer)
    } otherwise: { failure in
      .unreadableRepository(gitDirectory, reason: failure.reason)
    }
    guard let reference else { return nil }
    var name: UnsafePointer<CChar>?
    guard unsafe git_branch_name(&name, reference.pointer) == 0, let name = unsafe name else { return nil }
    return unsafe String(cString: name)
  }
}

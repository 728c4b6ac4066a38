import Running

/// What one branch does, and what a gate must say of it.
struct RandomBranch {
  private(set) var repository: RandomRepository
  /// The names of the edits, for a report.
  private(set) var edits: [String] = []
  /// The number of new findings, and of those in files that the branch excludes.
  private(set) var added = 0
  private(set) var hidden = 0
  private(set) var fixed = 0
  /// Which users have another file, another name, and methods of another name. A gate knows them again unless all three
  /// change.
  private var moved: Set<Int> = []
  private var renamed: Set<Int> = []
  private var changed: Set<Int> = []
  /// A fixed use and a new one cannot be told from a renamed one, so a branch either fixes or renames.
  private let fixes: Bool

  init(of repository: RandomRepository, _ random: inout SeededGenerator) {
    self.repository = repository
    fixes = random.below(3) == 0
    for _ in 0..<(1 + random.below(6)) { edit(&random) }
    for _ in 0..<random.below(4) { add(&random) }
    if random.below(5) == 0 { hide(&random) }
  }

  private mutating func edit(_ random: inout SeededGenerator) {
    switch random.below(12) {
    case 0: renameFile(&random)
    case 1: moveUser(&random)
    case 2: splitFile(&random)
    case 3: mergeFiles(&random)
    case 4: reformat(&random)
    case 5: renameTarget(&random)
    case 6: splitTarget(&random)
    case 7: mergeTargets(&random)
    case 8: fixes ? fix(&random) : renameOwner(&random)
    case 9: fixes ? fix(&random) : renameUser(&random)
    case 10: fixes ? fix(&random) : renameMethod(&random)
    default: shuffle(&random)
    }
  }

  /// The numbers of the files with users.
  private var ofUsers: [Int] { repository.files.indices.filter { repository.files[$0].target > 0 } }

  private func mayMove(_ users: [RandomRepository.User]) -> Bool {
    users.allSatisfy { !renamed.contains($0.id) || !changed.contains($0.id) }
  }

  private mutating func note(moveOf users: [RandomRepository.User], _ edit: String) {
    moved.formUnion(users.map(\.id))
    edits.append(edit)
  }

  private mutating func renameFile(_ random: inout SeededGenerator) {
    let number = random.below(repository.files.count)
    guard mayMove(repository.files[number].users) else { return }
    repository.files[number].name = "Renamed\(repository.nextID())"
    note(moveOf: repository.files[number].users, "rename a file")
  }

  private mutating func moveUser(_ random: inout SeededGenerator) {
    let (from, to) = (random.choice(ofUsers), random.choice(ofUsers))
    guard from != to, let user = repository.files[from].users.first, mayMove([user]) else { return }
    repository.files[from].users.removeFirst()
    repository.files[to].users.append(user)
    note(moveOf: [user], "move a type")
  }

  private mutating func splitFile(_ random: inout SeededGenerator) {
    let number = random.choice(ofUsers)
    let users = repository.files[number].users
    guard users.count > 1, mayMove(users) else { return }
    repository.addFile(to: repository.files[number].target, &random)
    repository.files[repository.files.count - 1].users = Array(users.suffix(users.count / 2))
    repository.files[number].users = Array(users.prefix(users.count - users.count / 2))
    note(moveOf: users, "split a file")
  }

  private mutating func mergeFiles(_ random: inout SeededGenerator) {
    let (from, to) = (random.choice(ofUsers), random.choice(ofUsers))
    let users = repository.files[from].users
    guard from != to, mayMove(users), ofUsers.count > 2 else { return }
    repository.files[to].users += users
    repository.files.remove(at: from)
    note(moveOf: users, "merge two files")
  }

  private mutating func reformat(_ random: inout SeededGenerator) {
    for number in repository.files.indices where random.below(2) == 0 {
      repository.files[number].style = random.below(4)
    }
    edits.append("reformat")
  }

  private mutating func shuffle(_ random: inout SeededGenerator) {
    for number in repository.files.indices {
      repository.files[number].users.shuffle(using: &random)
      for user in repository.files[number].users.indices {
        repository.files[number].users[user].methods.shuffle(using: &random)
      }
    }
    edits.append("shuffle")
  }

  private mutating func renameTarget(_ random: inout SeededGenerator) {
    let number = random.below(repository.targets.count)
    let users = repository.files.filter { $0.target == number }.flatMap(\.users)
    guard mayMove(users) else { return }
    let name = "Target\(repository.nextID())"
    repository.targets[number] = .init(name: name, folder: "Sources/\(name)")
    note(moveOf: users, "rename a target")
  }

  private mutating func splitTarget(_ random: inout SeededGenerator) {
    let number = random.choice(ofUsers)
    guard mayMove(repository.files[number].users) else { return }
    let name = "Part\(repository.nextID())Kit"
    repository.targets.append(.init(name: name, folder: "Sources/\(name)"))
    repository.files[number].target = repository.targets.count - 1
    note(moveOf: repository.files[number].users, "split a target")
  }

  private mutating func mergeTargets(_ random: inout SeededGenerator) {
    let target = repository.files[random.choice(ofUsers)].target
    let others = ofUsers.filter { repository.files[$0].target != target }
    let users = others.flatMap { repository.files[$0].users }
    guard mayMove(users), !others.isEmpty else { return }
    for number in others { repository.files[number].target = target }
    note(moveOf: users, "merge targets")
  }

  private mutating func renameOwner(_ random: inout SeededGenerator) {
    let (number, id) = (random.below(repository.owners.count), repository.nextID())
    switch random.below(4) {
    case 0: repository.owners[number].name = "Renamed\(id)"
    case 1: repository.owners[number].property = "renamed\(id)"
    case 2: repository.owners[number].part = "RenamedPart\(id)"
    default: repository.owners[number].members[random.below(2)] = "renamed\(id)"
    }
    edits.append("rename what is used")
  }

  private mutating func renameUser(_ random: inout SeededGenerator) {
    let file = random.choice(ofUsers)
    guard let user = repository.files[file].users.first else { return }
    if moved.contains(user.id), changed.contains(user.id) { return }
    repository.files[file].users[0].name = "Renamed\(repository.nextID())"
    renamed.insert(user.id)
    edits.append("rename a type")
  }

  private mutating func renameMethod(_ random: inout SeededGenerator) {
    let file = random.choice(ofUsers)
    guard let user = repository.files[file].users.first else { return }
    let method = random.below(user.methods.count)
    if random.below(3) == 0 {
      repository.files[file].users[0].methods[method].parameter = "other"
      edits.append("rename a parameter")
      return
    }
    if moved.contains(user.id), renamed.contains(user.id) { return }
    repository.files[file].users[0].methods[method].name = "renamed\(repository.nextID())"
    changed.insert(user.id)
    edits.append("rename a method")
  }

  /// Removes the uses of an owner with an even number; owners with an odd one are used anew.
  private mutating func fix(_ random: inout SeededGenerator) {
    let file = random.choice(ofUsers)
    guard let user = repository.files[file].users.first else { return }
    let method = random.below(user.methods.count)
    guard let use = user.methods[method].uses.firstIndex(where: { $0.owner % 2 == 0 }) else { return }
    repository.files[file].users[0].methods[method].uses.remove(at: use)
    fixed += 1
    edits.append("fix a use")
  }

  private mutating func add(_ random: inout SeededGenerator) {
    let owners = repository.owners.indices.filter { !fixes || $0 % 2 == 1 }
    let use = RandomRepository.Use(owner: random.choice(owners), member: random.below(2))
    let file = random.choice(ofUsers)
    var method = repository.newMethod(&random)
    method.uses = [use]
    switch random.below(4) {
    case 0:
      repository.addFile(to: repository.files[file].target, &random)
      var user = repository.newUser(&random)
      user.methods = [method]
      repository.files[repository.files.count - 1].users = [user]
      edits.append("add a use in a new file")
    case 1:
      var user = repository.newUser(&random)
      user.methods = [method]
      repository.files[file].users.append(user)
      edits.append("add a use in a new type")
    case 2 where !repository.files[file].users.isEmpty:
      repository.files[file].users[0].methods.append(method)
      edits.append("add a use in a new method")
    default:
      guard let methods = repository.files[file].users.first?.methods,
        let number = methods.indices.first(where: { !methods[$0].uses.contains { $0.owner == use.owner } })
      else { return }
      repository.files[file].users[0].methods[number].uses.append(use)
      edits.append("add a use in a method")
    }
    added += 1
  }

  /// Adds a file with a use, and excludes it.
  private mutating func hide(_ random: inout SeededGenerator) {
    let owner = repository.owners.indices.last { !fixes || $0 % 2 == 1 } ?? 0
    repository.addFile(to: repository.files[random.choice(ofUsers)].target, &random)
    var user = repository.newUser(&random)
    user.methods = Array(user.methods.prefix(1))
    user.methods[0].uses = [RandomRepository.Use(owner: owner, member: 0)]
    repository.files[repository.files.count - 1].users = [user]
    repository.excluded.append(repository.path(of: repository.files[repository.files.count - 1]))
    added += 1
    hidden += 1
    edits.append("hide a use")
  }
}

import Running

/// A repository of classes that use the properties of others, of which is known what reaches.
struct RandomRepository {
  /// A class with a property, and the class of the property's value.
  struct Owner {
    var name: String
    var property: String
    var part: String
    var members: [String]
  }

  /// Reads a member of the value of an owner's property.
  struct Use {
    let owner: Int
    let member: Int
  }

  struct Method {
    let id: Int
    var name: String
    var parameter: String
    var uses: [Use]
  }

  struct User {
    let id: Int
    var name: String
    var methods: [Method]
  }

  struct File {
    var target: Int
    var name: String
    var style: Int
    var owners: [Int] = []
    var users: [User] = []
  }

  struct Target {
    var name: String
    var folder: String
  }

  var owners: [Owner] = []
  var files: [File] = []
  /// The first target declares the owners.
  var targets: [Target] = [Target(name: "Model", folder: "Sources/Model")]
  let hasManifest: Bool
  /// The paths of files that the configuration excludes.
  var excluded: [String] = []
  private var lastID = 0

  init(_ random: inout SeededGenerator) {
    hasManifest = random.below(3) > 0
    for _ in 0..<(3 + random.below(4)) {
      let id = nextID()
      owners.append(
        Owner(name: "Owner\(id)", property: "part\(id)", part: "Part\(id)", members: ["a\(id)", "b\(id)"]))
    }
    for number in owners.indices where number == 0 || random.below(2) == 0 { addFile(to: 0, &random) }
    for number in owners.indices { files[random.below(files.count)].owners.append(number) }
    for number in 1...(1 + random.below(2)) {
      targets.append(Target(name: "App\(number)", folder: "Sources/App\(number)"))
      for _ in 0..<(2 + random.below(3)) {
        addFile(to: number, &random)
        for _ in 0...random.below(3) { files[files.count - 1].users.append(newUser(&random)) }
      }
    }
  }

  mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func addFile(to target: Int, _ random: inout SeededGenerator) {
    files.append(File(target: target, name: "File\(nextID())", style: random.below(4)))
  }

  mutating func newMethod(_ random: inout SeededGenerator) -> Method {
    let id = nextID()
    let reached = owners.indices.filter { _ in random.below(3) == 0 }
    return Method(
      id: id, name: "do\(id)", parameter: "item", uses: reached.map { Use(owner: $0, member: random.below(2)) })
  }

  mutating func newUser(_ random: inout SeededGenerator) -> User {
    let id = nextID()
    return User(id: id, name: "User\(id)", methods: (0..<(2 + random.below(3))).map { _ in newMethod(&random) })
  }

  func path(of file: File) -> String { "\(targets[file.target].folder)/\(file.name).swift" }

  /// The texts of all files, by path.
  var texts: [String: String] {
    var texts = Dictionary(uniqueKeysWithValues: files.map { (path(of: $0), text(of: $0)) })
    let excludes = excluded.map { "\"/\($0)\"" }.joined(separator: ", ")
    texts[".east.json"] = "{ \"extends\": [], \"rules\": { \"reach\": \"warning\" }, \"exclude\": [\(excludes)] }\n"
    if hasManifest { texts["Package.swift"] = manifest }
    return texts
  }

  private var manifest: String {
    let all = targets.enumerated().map { number, target in
      let dependencies = number == 0 ? "" : "dependencies: [\"\(targets[0].name)\"], "
      return ".target(name: \"\(target.name)\", \(dependencies)path: \"\(target.folder)\")"
    }
    return
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Random\", targets: [\n  "
      + all.joined(separator: ",\n  ") + "\n])\n"
  }

  /// Writes a file in its style: the indentation, where braces open, and comments.
  private func text(of file: File) -> String {
    let indent = ["  ", "    ", "\t", " "][file.style]
    let open = file.style % 2 == 0 ? " {" : "\n{"
    var lines: [String] = file.style > 1 ? ["// A file in another style", ""] : []
    if file.target > 0 { lines.append("import \(targets[0].name)") }
    for number in file.owners {
      let owner = owners[number]
      lines.append("public final class \(owner.part)\(open)")
      for member in owner.members { lines.append("\(indent)public var \(member) = 0") }
      lines += ["\(indent)public init() {}", "}", "public final class \(owner.name)\(open)"]
      lines.append("\(indent)public var \(owner.property) = \(owner.part)()")
      lines += ["\(indent)public init() {}", "\(indent)public func tell\(owner.name)() { print(1); print(2) }", "}"]
    }
    for user in file.users {
      lines.append("final class \(user.name)\(open)")
      lines.append("\(indent)private var kept\(user.id) = 1")
      for method in user.methods {
        let parameters = owners.indices.filter { number in method.uses.contains { $0.owner == number } }
          .map { "_ \(method.parameter)\($0): \(owners[$0].name)" }.joined(separator: ", ")
        lines.append("\(indent)func \(method.name)(\(parameters))\(open)")
        lines.append("\(indent)\(indent)kept\(user.id) += 1")
        for use in method.uses {
          let owner = owners[use.owner]
          let chain = "\(method.parameter)\(use.owner).\(owner.property).\(owner.members[use.member])"
          if file.style > 1 { lines.append("\(indent)\(indent)// reads a value") }
          lines.append("\(indent)\(indent)print(\(chain))")
        }
        lines.append("\(indent)}")
      }
      lines.append("}")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

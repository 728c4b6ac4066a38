import Running

extension Sandbox {
  /// A repository with twenty old findings and a note of the property they all use on `main`, and a branch `work`
  /// that is checked out.
  static func withOldFindings(_ more: [String: String] = [:]) throws -> Sandbox {
    var files = ["Car.swift": Sources.car]
    for number in 0..<20 {
      files["Old/Driver\(number).swift"] = Sources.reaching.replacing("Driver", with: "Driver\(number)")
    }
    let sandbox = try Sandbox.repository(files.merging(more) { $1 })
    try sandbox.git("checkout", "--quiet", "-b", "work")
    return sandbox
  }
}

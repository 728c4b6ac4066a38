import Foundation
import FuzzProperties
import Programs

// Writes random programs, or checks many of them in processes that may crash.

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.dropFirst().compactMap { UInt64($0) }) {
case ("write", let numbers) where !numbers.isEmpty && arguments.count == 3:
  try write(seed: numbers[0], to: arguments[2])
case ("check", let numbers) where numbers.count == 2:
  var campaign = Campaign(from: numbers[0], seconds: Double(numbers[1]))
  try campaign.run()
case ("try", let numbers) where numbers.count == 1:
  print(Result { try checkProgram(seed: numbers[0]) })
case ("replay", _) where arguments.count > 2:
  replay(arguments[1], arguments.dropFirst(2))
case ("worker", let numbers) where numbers.count == 1:
  work(from: numbers[0])
default:
  print("usage: random-programs write SEED DIRECTORY | check SEED SECONDS | try SEED | replay TARGET PATH...")
  exit(2)
}

/// Writes the files of one program.
func write(seed: UInt64, to directory: String) throws {
  for file in Program(seed: seed).files {
    let url = URL(filePath: directory).appending(path: file.path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(file.text.utf8).write(to: url)
  }
}

/// Checks inputs, and every input of directories, without a sanitizer.
func replay(_ target: String, _ paths: some Sequence<String>) {
  guard let property = properties.first(where: { $0.name == target }) else {
    print("there is no target \(target); there are \(properties.map(\.name).joined(separator: ", "))")
    exit(2)
  }
  var (count, failures) = (0, 0)
  for path in paths {
    for input in inputs(at: path) {
      guard let bytes = FileManager.default.contents(atPath: input) else {
        print("cannot read '\(input)'; check the path")
        exit(2)
      }
      count += 1
      do throws(Failure) {
        try property.check(Array(bytes))
      } catch {
        failures += 1
        print("\(input): \(error)")
      }
    }
  }
  print("\(target): \(count) inputs, \(failures) failures")
  if failures > 0 { exit(1) }
}

/// The files of a directory, or what is no directory itself.
func inputs(at path: String) -> [String] {
  guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return [path] }
  return names.sorted().map { "\(path)/\($0)" }
}

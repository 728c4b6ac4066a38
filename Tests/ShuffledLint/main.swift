import Analysis
import Foundation
import Packages
import Rules
import Running
import SwiftReader

// Lints the same files in random orders, and lists the places of their chains, for Scripts/same-answer.
//
//   shuffled-lint ROOT CONFIGURATION SEED COUNT < FILES   prints COUNT reports, the first of the files as they are listed
//   shuffled-lint parts ROOT CONFIGURATION SEED COUNT < FILES
//       prints a report of all files, then COUNT reports that are put together from those of random parts: each part knows
//       of the other files only their interfaces, and how they use its properties
//   shuffled-lint chains ROOT < FILES                     prints PATH:LINE:COLUMN of every chain
//
// CONFIGURATION is what `east show-config` prints. FILES are paths below ROOT, each behind "linted ", "declared " or
// "project " and with a NUL after it; so are the places that are printed.
let words = Array(CommandLine.arguments.dropFirst())
do {
  let files = try listedFiles(FileHandle.standardInput.readToEnd() ?? Data())
  if words.count == 2, words[0] == "chains" {
    let places = try files.compactMap { try $0.read(below: words[1]) }.filter(\.isLinted).flatMap(chainPlaces)
    FileHandle.standardOutput.write(Data(places.map { $0 + "\0" }.joined().utf8))
  } else if words.count == 5, words[0] == "parts", let seed = UInt64(words[3]), let count = Int(words[4]) {
    let ruleSets = try ruleSets(in: words[2])
    let manifests = try files.compactMap { try $0.manifest(below: words[1]) }
    let sources = withoutIsolatedTests(try files.compactMap { try $0.read(below: words[1]) }, manifests)
    var generator = SeededGenerator(seed: seed)
    print(report(on: Codebase(sources, manifests: Manifests(manifests), jobs: 2), under: ruleSets))
    for _ in 0..<count {
      print(report(try findings(inPartsOf: sources, manifests, under: ruleSets, using: &generator)))
    }
  } else if words.count == 4, let seed = UInt64(words[2]), let count = Int(words[3]) {
    let ruleSets = try ruleSets(in: words[1])
    var manifests = try files.compactMap { try $0.manifest(below: words[0]) }
    var sources = withoutIsolatedTests(try files.compactMap { try $0.read(below: words[0]) }, manifests)
    var generator = SeededGenerator(seed: seed)
    for number in 0..<count {
      if number > 0 {
        sources.shuffle(using: &generator)
        manifests.shuffle(using: &generator)
      }
      print(report(on: Codebase(sources, manifests: Manifests(manifests), jobs: 1 + number % 8), under: ruleSets))
    }
  } else {
    throw Complaint("usage: shuffled-lint [parts] ROOT CONFIGURATION SEED COUNT, or: shuffled-lint chains ROOT")
  }
} catch {
  FileHandle.standardError.write(Data("shuffled-lint: \(error)\n".utf8))
  exit(2)
}

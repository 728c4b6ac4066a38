// Writes the documentation catalog of the linter for `Scripts/site`: site-catalog ROOT CATALOG

import Foundation

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard arguments.count == 2 else {
  print("usage: site-catalog ROOT CATALOG")
  exit(2)
}
do {
  try Site(arguments[0]).write(to: arguments[1])
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

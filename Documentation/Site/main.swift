// Helps `Scripts/site`.
//
//   site-catalog ROOT CATALOG          writes the documentation catalog of the linter
//   site-catalog --search SITE BASE    adds a search to a rendered site

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == (arguments.first == "--search" ? 3 : 2) else {
  print("usage: site-catalog ROOT CATALOG\n       site-catalog --search SITE BASE")
  exit(2)
}
do {
  if arguments[0] == "--search" {
    let site = URL(filePath: arguments[1])
    try SearchIndex(of: site).add(to: site, base: arguments[2])
  } else {
    try Site(URL(filePath: arguments[0])).write(to: URL(filePath: arguments[1]))
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

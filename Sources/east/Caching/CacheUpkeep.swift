import Git

extension CacheDirectory {
  /// Packs below this size are put together when there are many: each run with something new leaves one.
  private static let small = 4 << 20
  private static let mostSmall = 8
  /// How long, in seconds, nobody needs for one run.
  private static let patience = 3600

  /// Keeps the directory within its limit and the packs few; what other processes do meanwhile harms nobody.
  ///
  /// - Parameter now: seconds since 1970.
  func tidy(now: Int) throws(SystemError) {
    var packs: [CacheFile] = []
    for file in files() {
      if !file.isUnfinished {
        packs.append(file)
      } else if file.isAbandoned(now, after: Self.patience) {
        try remove(file.path)
      }
    }
    var room = limit
    for pack in packs {
      room -= pack.size
      if room < 0 { try remove(pack.path) }
    }
    let small = self.packs().filter { $0.size < Self.small }
    if small.count > Self.mostSmall { try merge(small) }
  }

  private func merge(_ files: [CacheFile]) throws(SystemError) {
    var writer = try PackWriter(in: self)
    for pack in files.compactMap({ try? Pack($0.path) }) {
      try pack.forEach { source, entry throws(SystemError) in try writer.add(entry, of: source) }
    }
    try writer.publish()
    for file in files { try remove(file.path) }
  }

  /// Writes a file and takes it away again.
  func tryOut() throws(SystemError) {
    try makeDirectory(path)
    _ = try CacheFileWriter(passingName())
  }

  /// Removes everything that is ours.
  ///
  /// - Returns: the number of packs.
  func clear() throws(SystemError) -> Int {
    let files = files()
    for file in files { try remove(file.path) }
    return files.count(where: \.isPack)
  }
}

extension CacheFile {
  /// Whether nobody can be writing to it any more; a time to come means that the clock was set back.
  fileprivate func isAbandoned(_ now: Int, after patience: Int) -> Bool {
    let (age, isOverflow) = now.subtractingReportingOverflow(modified)
    return isOverflow || age.magnitude > patience
  }
}

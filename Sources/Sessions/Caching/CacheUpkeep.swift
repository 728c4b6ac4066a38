package import Git

extension CacheDirectory {
  /// Packs below this size, in bytes, are merged when there are many: each run that finds new content adds a pack.
  private static let small = 4 << 20
  private static let mostSmall = 8
  /// The age in seconds after which an unfinished file is abandoned: no run takes that long.
  private static let patience = 3600

  /// Removes abandoned files, and the least recently used files beyond the size limit, and merges small packs. Other
  /// processes may use the directory meanwhile.
  ///
  /// - Parameter now: seconds since 1970.
  func tidy(now: Int) throws(SystemError) {
    var finished: [CacheFile] = []
    for file in files() {
      if !file.isUnfinished {
        finished.append(file)
      } else if file.isAbandoned(now, after: Self.patience) {
        try remove(file.path)
      }
    }
    var room = limit
    for file in finished {
      room -= file.size
      if room < 0 { try remove(file.path) }
    }
    let small = self.packs().filter { $0.size < Self.small }
    if small.count > Self.mostSmall { try merge(small) }
  }

  private func merge(_ files: [CacheFile]) throws(SystemError) {
    var writer = try PackWriter(in: self)
    for pack in files.compactMap({ try? Pack($0.path) }) {
      try pack.forEach { source, entry throws(SystemError) in try writer.add(entry, of: source) }
    }
    // A small pack that had all entries already has the name of the merged one.
    let merged = try writer.publish()
    for file in files where file.path != merged { try remove(file.path) }
  }

  /// Writes a file and removes it again, to find out whether the directory is writable.
  package func tryOut() throws(SystemError) {
    try makeDirectory(path)
    _ = try CacheFileWriter(passingName())
  }

  /// Removes all cache files.
  ///
  /// - Returns: the number of files.
  package func clear() throws(SystemError) -> Int {
    let files = files()
    for file in files { try remove(file.path) }
    return files.count
  }
}

extension CacheFile {
  /// Returns whether no process can still be writing the file; a time in the future means that the clock was set back.
  fileprivate func isAbandoned(_ now: Int, after patience: Int) -> Bool {
    let (age, isOverflow) = now.subtractingReportingOverflow(modified)
    return isOverflow || age.magnitude > patience
  }
}

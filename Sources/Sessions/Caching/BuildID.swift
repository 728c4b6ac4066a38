import Git

extension WordFile {
  /// The build ID of an executable: the hash of its contents that the linker wrote into it. `nil` for anything but a
  /// 64-bit ELF file of this byte order that has one.
  ///
  /// Sources: System V ABI, "ELF Header", "Program Header" and "Note Section"; `ld(1)`, `--build-id`.
  var buildID: ArraySlice<UInt32>? {
    guard let header = try? words(0..<16), header.count == 16, header[0] == ELF.mark, header[1] & 0xff == ELF.is64Bit
    else { return nil }
    // The table's place and the number of its entries.
    let (place, count) = (Int(header[8]), Int(header[14] & 0xffff))
    guard header[9] == 0, header[13] >> 16 == ELF.segmentLength * 4, place.isMultiple(of: 4) else { return nil }
    let start = place / 4
    guard let table = try? words(start..<start + count * Int(ELF.segmentLength)) else { return nil }
    for entry in stride(from: 0, to: table.count, by: Int(ELF.segmentLength)) {
      if let id = buildID(inSegment: Array(table[entry...].prefix(Int(ELF.segmentLength)))) { return id }
    }
    return nil
  }

  private func buildID(inSegment words: [UInt32]) -> ArraySlice<UInt32>? {
    guard words.count == ELF.segmentLength, words[0] == ELF.notes, words[3] == 0, words[8] <= ELF.mostBytesOfNotes
    else { return nil }
    let start = Int(words[2]) / 4
    guard let notes = try? self.words(start..<start + Int(words[8]) / 4) else { return nil }
    return ELF.buildID(in: notes, alignment: words[12] == 8 ? 8 : 4)
  }
}

/// What an ELF file contains where.
private enum ELF {
  static let mark: UInt32 = 0x464c_457f
  static let is64Bit: UInt32 = 2
  /// The words of an entry of the program header table.
  static let segmentLength: UInt32 = 14
  /// The type of a segment that contains notes.
  static let notes: UInt32 = 4
  static let mostBytesOfNotes: UInt32 = 1 << 16
  /// The type of the note that contains the build ID, and its owner's name.
  static let buildID: UInt32 = 3
  static let gnu: UInt32 = 0x0055_4e47

  /// Returns the build ID in a list of notes. Each has the lengths of a name and of a description, a type, and both,
  /// padded.
  static func buildID(in notes: [UInt32], alignment: Int) -> ArraySlice<UInt32>? {
    var note = 0
    while note + 4 <= notes.count {
      let name = note * 4 + 12
      let description = (name + Int(notes[note])).roundedUp(to: alignment)
      let end = description + Int(notes[note + 1])
      if notes[note + 2] == buildID, notes[note] == 4, notes[note + 3] == gnu {
        return end > description && end <= notes.count * 4 ? notes[description / 4..<(end + 3) / 4] : nil
      }
      note = end.roundedUp(to: alignment) / 4
    }
    return nil
  }
}

extension Int {
  fileprivate func roundedUp(to alignment: Int) -> Int { (self + alignment - 1) / alignment * alignment }
}

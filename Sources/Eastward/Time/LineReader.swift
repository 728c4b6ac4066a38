/// Has each line read by the store that it is of.
struct LineReader {
  private let tracks: [any Track]
  /// The store of the last line; the next line is probably one of its, too.
  private var track: any Track
  /// What was read.
  private(set) var cues: [Cue] = []

  init?(_ tracks: [any Track]) {
    guard let first = tracks.first else { return nil }
    self.tracks = tracks
    track = first
  }

  mutating func read(
    _ place: Int, _ decode: (_ place: Int, any Decodable.Type) throws -> any Decodable
  ) throws(RecordingError) {
    var heading = try heading(of: place, decode)
    if heading.store != track.name {
      guard let other = tracks.first(where: { $0.name == heading.store }) else {
        throw .unknownStore(line: place + 1, heading.store, known: tracks.map(\.name))
      }
      track = other
      heading = try self.heading(of: place, decode)
    }
    cues.append(heading.cue(for: track))
  }

  /// Reads a line; if it is one of the track's, the track keeps the action.
  private func heading(
    of place: Int, _ decode: (_ place: Int, any Decodable.Type) throws -> any Decodable
  ) throws(RecordingError) -> Heading {
    do {
      return try track.read(try decode(place, track.lineType))
    } catch let error as RecordingError {
      throw error
    } catch {
      throw .decodingFailed(line: place + 1, "\(error)")
    }
  }
}

extension Heading {
  fileprivate func cue(for track: any Track) -> Cue { Cue(track, isJoined: isJoined, isSkipped: isSkipped) }
}

/// Says whose turn it is when actions that were read are performed.
struct Cue {
  private let track: any Track
  private let isJoined: Bool
  private let isSkipped: Bool

  init(_ track: any Track, isJoined: Bool, isSkipped: Bool) {
    self.track = track
    self.isJoined = isJoined
    self.isSkipped = isSkipped
  }

  /// Does the action and delivers it, unless it was delivered together with the next one; says if it is left out.
  func perform(skipping skip: () -> Void) {
    if isSkipped { skip() }
    track.performRead(isSkipped: isSkipped)
    if !isJoined { track.deliver() }
  }

  func isOf(_ track: any Track) -> Bool { self.track === track }

  /// Delivers the action if the next one was cut off.
  func complete() {
    if isJoined { track.deliver() }
  }
}

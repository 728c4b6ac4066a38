import Linting

/// A number of files, bytes or findings in a result file.
struct ResultNumber: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The error of the decoder does not name the member if the number is beyond what an `Int` holds.
    guard let value = try? container.decode(Int.self), (0...Self.most).contains(value) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected 0 to \(Self.most)")
    }
    self.value = value
  }

  /// The maximum: sums of such numbers, and their products with factors of a page, do not overflow.
  private static let most = 100_000_000_000
}

/// A date in a result file: `YYYY-MM-DD`. Pages print it, so it contains nothing else.
struct ResultDay: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text = try container.decode(String.self)
    guard text.isDay else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected YYYY-MM-DD")
    }
  }
}

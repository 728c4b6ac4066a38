/// The call that a walk of a chain has reached.
struct WalkedCall {
  /// The link of the method's name, `UInt32.max` before the first call.
  var method = UInt32.max
  var call = UInt32.max
  /// The origin of the method's receiver.
  var receiver = ValueOrigin.unknown
  /// The lowest open position of the evaluation stack on which that origin depends.
  var lowest = Int.max
}

/// An object that libgit2 allocated. It is freed exactly once, when it goes out of scope, and its pointer is only
/// passed to the next call.
@safe
struct Owned: ~Copyable {
  let pointer: OpaquePointer
  private let giveBack: (OpaquePointer?) -> Void

  /// Creates an object with the pointer that `make` fills in.
  init(
    _ giveBack: @escaping (OpaquePointer?) -> Void, make: (inout OpaquePointer?) -> CInt,
    otherwise explain: (Failure) -> GitError
  ) throws(GitError) {
    var made: OpaquePointer?
    try git({ unsafe make(&made) }, otherwise: explain)
    guard let pointer = unsafe made else { throw explain(Failure(code: .notFound)) }
    unsafe self.pointer = unsafe pointer
    unsafe self.giveBack = unsafe giveBack
  }

  deinit {
    unsafe giveBack(pointer)
  }
}

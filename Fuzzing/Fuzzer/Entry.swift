import EastwardMacrosPlugin
import Foundation
import FuzzProperties

/// Hands the command line to libFuzzer. SwiftPM gives every executable a `main` of its own, so libFuzzer's is not linked.
@main
enum Entry {
  static func main() {
    var count = CommandLine.argc
    var arguments = unsafe CommandLine.unsafeArgv
    exit(unsafe runDriver(&count, &arguments) { unsafe checkOneInput($0, $1) })
  }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What libFuzzer calls with every input. `EASTWARD_FUZZ_TARGET` names the property.
private func checkOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: data, count: size))
  let start = clock()
  do throws(Failure) {
    try property.check(bytes)
  } catch {
    stop("\(property.name): \(error)")
  }
  let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  if seconds > limit { stop("\(property.name): \(seconds) s of processor time for \(size) bytes") }
  return 0
}

/// The seconds of processor time that an input may take: a second, times what the sanitizers cost.
private let limit = 4.0

private let property: Property = {
  let name = ProcessInfo.processInfo.environment["EASTWARD_FUZZ_TARGET"] ?? ""
  if let found = (properties + [messages]).first(where: { $0.name == name }) { return found }
  stop("EASTWARD_FUZZ_TARGET is '\(name)'; there are \((properties + [messages]).map(\.name).joined(separator: ", "))")
}()

private let messages = Property(name: "messages") { bytes throws(Failure) in
  var answers = MessageAnswers()
  try checkMessage(bytes) { answers.answer(to: $0) }
}

/// Ends the process so that libFuzzer keeps the input.
private func stop(_ why: String) -> Never {
  FileHandle.standardError.write(Data((why + "\n").utf8))
  abort()
}

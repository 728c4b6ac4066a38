import Foundation

/// Turns signals into something to wait for, beside input.
///
/// A handler may do next to nothing, so a thread of its own waits for the signals and writes their numbers into a pipe.
struct Signals {
  private let pipe: (reading: Int32, writing: Int32)

  enum Arrival {
    case input
    case signal(Int32)
    case failed
  }

  init(_ numbers: [Int32]) {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    pipe = (ends[0], ends[1])
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers {
      sigaddset(&set, number)
      // What is ignored by default would be dropped before anybody waits for it.
      signal(number, { _ in })
    }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    Thread { [set, writing = pipe.writing] in Signals.forward(set, to: writing) }.start()
  }

  private static func forward(_ set: sigset_t, to writing: Int32) {
    var set = set
    var number: Int32 = 0
    while sigwait(&set, &number) == 0 {
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(writing, &byte, 1)
    }
  }

  /// Waits until a signal has come or there is input.
  func wait(orInputFrom input: Int32) -> Arrival {
    var watched = [
      pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0), pollfd(fd: input, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&watched, 2, -1) < 0 {
      guard errno == EINTR else { return .failed }
    }
    guard watched[0].revents != 0 else { return .input }
    var byte: UInt8 = 0
    return read(pipe.reading, &byte, 1) == 1 ? .signal(Int32(byte)) : .failed
  }

  /// Lets a signal do what it does in programs that do not wait for it.
  static func raise(_ number: Int32) {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    // To this thread, for the other one would take it.
    _ = Foundation.raise(number)
  }
}

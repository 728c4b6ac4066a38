// swiftc: -warnings-as-errors
import Eastward

func listen(_ counts: Provider<TheCount>) {
  counts.provide { print($0) }  // ← result of call to 'provide' is unused
}

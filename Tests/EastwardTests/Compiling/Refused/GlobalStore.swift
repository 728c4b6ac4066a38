// swiftc: -parse-as-library
import Eastward

let store = Store(0) { state, action in state += action }  // ← is not concurrency-safe because non-'Sendable' type

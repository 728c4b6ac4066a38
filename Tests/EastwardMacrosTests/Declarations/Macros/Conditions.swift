import Eastward
import EastwardMacros

@Aspect enum Condition0 {
  #if NEVER
    case never
  #endif
  case always
}

@Aspect enum Condition1 {
  case always
  #if !NEVER
    case a(Int), b
    case c
  #endif
}

@Aspect enum Condition2 {
  #if os(Linux)
    #if DEBUG
      case one
    #else
      case two
    #endif
  #else
    case three
  #endif
}

@Aspect enum Condition3 {
  case a
  #if DEBUG  // why
    static let x = 3
  #endif
}

@Aspect enum Condition4 {
  case a
  #if swift(>=5.9) /* odd */ && (os(Linux) ||
    os(macOS))
    case b
  #endif
}

@Aspect enum Condition5 {
  case a
  #if canImport(Glibc)
    /// Only with it.
    case glibc(text: String)
  #elseif canImport(Darwin)
    case darwin
  #endif
}

@Aspect enum Condition6 {
  #if DEBUG
    case a(Int)
  #else
    case a(Int)
  #endif
}

#if os(Linux)
  @Aspect enum Outside { case a }
#else
  @Aspect enum Outside { case b }
#endif

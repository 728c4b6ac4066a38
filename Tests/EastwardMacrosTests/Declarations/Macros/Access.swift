import Eastward
import EastwardMacros

@Aspect public enum PublicValue { public typealias Value = Int }

@Aspect public enum PublicCases { case a, b }

@Aspect public enum PublicPayload {
  case a(Int), b(name: String)
}

@Aspect public enum PublicConditional {
  case a
  #if DEBUG
    case debug(Int)
  #elseif os(Linux) && !NEVER
    case linux(name: String)
  #else
    case other
  #endif
}

@Aspect package enum PackageValue { package typealias Value = Int }

@Aspect package enum PackageCases { case a, b }

@Aspect package enum PackagePayload {
  case a(Int), b(name: String)
}

@Aspect package enum PackageConditional {
  case a
  #if DEBUG
    case debug(Int)
  #elseif os(Linux) && !NEVER
    case linux(name: String)
  #else
    case other
  #endif
}

@Aspect internal enum InternalValue { typealias Value = Int }

@Aspect internal enum InternalCases { case a, b }

@Aspect internal enum InternalPayload {
  case a(Int), b(name: String)
}

@Aspect internal enum InternalConditional {
  case a
  #if DEBUG
    case debug(Int)
  #elseif os(Linux) && !NEVER
    case linux(name: String)
  #else
    case other
  #endif
}

@Aspect fileprivate enum FileprivateValue { typealias Value = Int }

@Aspect fileprivate enum FileprivateCases { case a, b }

@Aspect fileprivate enum FileprivatePayload {
  case a(Int), b(name: String)
}

@Aspect fileprivate enum FileprivateConditional {
  case a
  #if DEBUG
    case debug(Int)
  #elseif os(Linux) && !NEVER
    case linux(name: String)
  #else
    case other
  #endif
}

@Aspect private enum PrivateValue { typealias Value = Int }

@Aspect private enum PrivateCases { case a, b }

@Aspect private enum PrivatePayload {
  case a(Int), b(name: String)
}

@Aspect private enum PrivateConditional {
  case a
  #if DEBUG
    case debug(Int)
  #elseif os(Linux) && !NEVER
    case linux(name: String)
  #else
    case other
  #endif
}

@Aspect enum PlainValue { typealias Value = Int }

@Aspect enum PlainCases { case a, b }

@Aspect enum PlainPayload {
  case a(Int), b(name: String)
}

@Aspect enum PlainConditional {
  case a
  #if DEBUG
    case debug(Int)
  #elseif os(Linux) && !NEVER
    case linux(name: String)
  #else
    case other
  #endif
}

public enum PublicHost {}
public extension PublicHost {
  @Aspect enum PublicInnerValue { public typealias Value = Int }

  @Aspect enum PublicInnerCases { case a(Int), b }

  @CaseAccessors enum PublicInnerAction { case a(Int), b }
}

package enum PackageHost {}
package extension PackageHost {
  @Aspect enum PackageInnerValue { package typealias Value = Int }

  @Aspect enum PackageInnerCases { case a(Int), b }

  @CaseAccessors enum PackageInnerAction { case a(Int), b }
}

public enum FileprivateHost {}
fileprivate extension FileprivateHost {
  @Aspect enum FileprivateInnerValue { typealias Value = Int }

  @Aspect enum FileprivateInnerCases { case a(Int), b }

  @CaseAccessors enum FileprivateInnerAction { case a(Int), b }
}

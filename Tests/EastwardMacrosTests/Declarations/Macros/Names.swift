import Eastward
import EastwardMacros

@Aspect enum `Type2` { typealias Value = Int }

@Aspect enum Self_ { typealias Value = Int }

@Aspect enum Comp { typealias Value = Int }

@Aspect enum Theme { typealias Value = Int }

@Aspect enum Étage { typealias Value = Int }

@Aspect enum HTTP2 { typealias Value = Int }

@Aspect enum Source { typealias Value = Int }

@Aspect enum Receiver { typealias Value = Int }

@Aspect enum Observed { typealias Value = Int }

enum Named {
  @Aspect enum Aspect { case a }

  @Aspect enum Probe { typealias Value = Int }

  @Aspect enum Value { case a(Int), b }
}

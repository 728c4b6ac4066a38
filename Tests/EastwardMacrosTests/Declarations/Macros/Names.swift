import Eastward
import EastwardMacros

@Aspect enum `Type2` { typealias Value = Int }

@Aspect enum Self_ { typealias Value = Int }

@Aspect enum Comp { typealias Value = Int }

@Aspect enum Theme { typealias Value = Int }

@Aspect enum Étage { typealias Value = Int }

@Aspect enum HTTP2 { typealias Value = Int }

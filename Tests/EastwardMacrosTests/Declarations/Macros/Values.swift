import Eastward
import EastwardMacros

@Aspect enum Count { typealias Value = Int }

@Aspect enum Balance { typealias Value = Double }

@Aspect enum Names { typealias Value = [String] }

@Aspect enum Ages { typealias Value = [String: Int] }

@Aspect enum Choice { typealias Value = Int? }

@Aspect enum Deep { typealias Value = [[Int?]?]? }

@Aspect enum Span { typealias Value = Range<Int> }

@Aspect enum Table { typealias Value = Dictionary<String, Array<Int>> }

@Aspect enum Outcome { typealias Value = Result<Int, Failing> }

@Aspect enum Full { typealias Value = Swift.Array<Swift.Int> }

@Aspect enum Letter { typealias Value = Character }

@Aspect enum Kind { typealias Value = Optional<Set<String>> }

@Aspect enum Half { typealias Value = Float }

@Aspect enum Wide { typealias Value = Dictionary<Int, Dictionary<Int, Array<Set<Int>>>> }

struct Failing: Error, Equatable {}

@Aspect enum SignedInUser { typealias Value = String }

@Aspect enum URLText { typealias Value = String }

@Aspect enum Default { typealias Value = Bool }

@Aspect(method: "showBudget") enum Budget { typealias Value = Int }

@Aspect(method: "show(depth:)") enum Depth { typealias Value = Int }

@Aspect(method: "move(to:)") enum Place { typealias Value = Int }

@Aspect(method: "measure(_:)") enum Height { typealias Value = Int }

@Aspect() enum Width { typealias Value = Int }

@Aspect enum Inner { struct Part: Equatable { var name = "" }; typealias Value = Part }

@Aspect enum Inners { enum Part: Equatable { case a, b }
  typealias Value = [Part: Set<Part>] }

@Aspect enum Owned { typealias Inside = Int; typealias Value = Swift.Array<Inside> }

@Aspect enum Platform {
  #if os(Linux)
    typealias Value = Int
  #else
    typealias Value = String
  #endif
}

@Aspect(method: "record") enum Loudness { typealias Value = Int }

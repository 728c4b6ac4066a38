import Eastward
import EastwardMacros

@Aspect enum Count { typealias Value = Int }
@Aspect enum Session { case signedIn(name: String), signedOut }

@Provides(Count.self) var global = 0  // ← 'peer' macros are not allowed to introduce arbitrary names at global scope

struct AppState {
  @Provides(Count.self) static let shared = 1  // ← 'shared' is a property of the type
  @Provides(Count.self) lazy var later = 1  // ← remove 'lazy'
  @Provides(Count.self) func method() {}  // ← '@Provides' can only be attached to a property
  @Provides(Int.self) var number = 1  // ← requires that 'Int' conform to 'Aspect'
  @Provides(Count.self) var slow: Int { get async { 1 } }  // ← a state provides values synchronously, and reading 'slow' is 'async'
  @Provides(Count.self) var risky: Int { get throws { 1 } }  // ← a state provides values synchronously, and reading 'risky' is 'throws'
  @Provides(Count.self) var counting: Int { mutating get { 1 } }  // ← reading 'counting' changes the state, which a provider must not do; remove 'mutating'
  @Provides((Count).self) var bracketed = 1  // ← '@Provides' takes the aspect by its name
}

protocol Stated {
  @Provides(Count.self) var counter: Int { get }  // ← '@Provides' cannot be attached to a requirement
}

struct Wrong: KnowsTheCount {
  @Provides(Count.self) private var text = ""  // ← in expansion of macro 'Provides' on property 'text' here
}

struct Right: KnowsTheSession {
  @Provides(Session.self) private var session = Session.signedOut
}

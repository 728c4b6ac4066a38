import EastwardMacros

@CaseAccessors struct Action {}  // ← '@CaseAccessors' can only be attached to an enum
@CaseAccessors enum Twice { case a(x: Int), a(y: Int) }  // ← two cases are named 'a', and patterns do not tell them apart
@CaseAccessors enum Bare { case a, b }  // ← no case of 'Bare' has associated values

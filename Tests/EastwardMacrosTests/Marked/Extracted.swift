import EastwardMacros

@CaseAccessors struct Action {}  // ← '@CaseAccessors' can only be attached to an enum
@CaseAccessors enum Bare { case a, b }  // ← no case of 'Bare' has associated values

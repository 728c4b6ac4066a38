import EastwardMacros

@Extractions struct Action {}  // ← '@Extractions' can only be attached to an enum
@Extractions enum Bare { case a, b }  // ← no case of 'Bare' has associated values

import EastwardMacros

@Extractions struct Action {}  // ← '@Extractions' stands on an enum, and this is none
@Extractions enum Bare { case a, b }  // ← no case of 'Bare' carries anything, so there is nothing to extract

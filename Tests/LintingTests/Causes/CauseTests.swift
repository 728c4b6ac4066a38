import Testing

@Suite("Causes that reviewers named")
struct CauseTests {
  @Test(
    "are told apart",
    arguments: copyCauses + boxCauses + getterCauses + valueCauses + contextCauses
      + purposeCauses)
  func cause(_ form: Form) { form.check() }
}

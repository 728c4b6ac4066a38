import Testing

@Suite("syntactic forms")
struct FormTests {
  static let forms =
    friendForms + chainForms + namespaceForms + valueForms + wrapperForms + writeForms + aliasForms + closureForms
    + contextForms

  @Test("every form is analyzed as the design's table says", arguments: forms)
  func result(of form: Form) {
    form.check(at: "Form.swift")
  }

  @Test("the table's 59 forms are all there")
  func completeness() {
    #expect(Set(Self.forms.map(\.number)) == Set(1...59))
  }
}

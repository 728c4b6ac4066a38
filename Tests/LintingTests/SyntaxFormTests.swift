import Testing

@Suite("syntactic forms")
struct FormTests {
  static let forms =
    friendForms + chainForms + namespaceForms + valueForms + wrapperForms + writeForms + aliasForms
    + contextForms

  @Test("every form is analyzed as the design's table says", arguments: forms)
  func result(of form: Form) {
    let path = "Form.swift"
    let codebase = codebase(["Prelude.swift": prelude, path: form.source], linting: [path])
    #expect(remarks(on: codebase) == expectations(in: form.source, path: path))
  }

  @Test("the table's 59 forms are all there")
  func completeness() {
    #expect(Set(Self.forms.map(\.number)) == Set(1...59))
  }
}

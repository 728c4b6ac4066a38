import Testing

@testable import Git

@Suite("CODEOWNERS")
struct CodeOwnersTests {
  private static let file = """
    # Comments and blank lines count nothing.

    *                 @all
    *.swift           @swift one@example.org  # and a comment
    /Sources/App/     @app
    docs/*            @docs
    Features/Login    @login
    **/Legacy/        @old
    /Sources/My\\ App/ @space
    /Sources/App/Own.swift
    [Billing] @billing
    /Billing/
    /Billing/Tax.swift @tax
    !/Billing/Old/
    ^[Other][2] @other
    /None/
    [BILLING] @later
    /Billing/Old/B.swift
    """

  @Test(
    "the last line that matches a file counts, and each section adds its owners unless it excludes the file",
    arguments: [
      ("a.txt", ["@all"]), ("Some/A.swift", ["@swift", "one@example.org"]), ("Sources/App/Deep/A.swift", ["@app"]),
      ("Other/Sources/App/A.swift", ["@swift", "one@example.org"]), ("docs/a.md", ["@docs"]), ("docs/b/a.md", ["@all"]),
      ("Features/Login/View.swift", ["@login"]), ("Sources/Legacy/A.swift", ["@old"]),
      ("Sources/My App/A.swift", ["@space"]),
      ("Sources/App/Own.swift", []), ("Billing/Bill.swift", ["@swift", "one@example.org", "@billing"]),
      ("Billing/Tax.swift", ["@swift", "one@example.org", "@tax"]),
      ("Billing/Old/A.swift", ["@swift", "one@example.org"]),
    ])
  func owners(path: String, owners: [String]) throws {
    let file = CodeOwners(Array(Self.file.utf8))
    #expect(file.owners(of: try #require(RepositoryPath(path))) == owners)
  }

  @Test("anything is a file of owners", arguments: ["", "\u{feff}* @a", "[", "\\", "* ", "!x @a", "[a-z @b", "\0 @c"])
  func robust(text: String) throws {
    _ = CodeOwners(Array(text.utf8)).owners(of: try #require(RepositoryPath("a/b.swift")))
  }
}

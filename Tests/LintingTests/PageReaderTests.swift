import Linting
import Testing

@Suite("a rule's page")
struct PageReaderTests {
  private let page = Page(
    """
    # train-wreck

    Knows
    too much.

    ## Why
    Because.

    ## Reported

    ```swift
    fine()
    a.b.c  // ← reaches
    ```
    <!-- hidden -->
    ```swift
    x.y.z
    ```

    ## Not reported
    ```text
    no example
    ```
    """)

  @Test("the heading is the id, the first paragraph the summary")
  func heading() {
    #expect(page.id == "train-wreck")
    #expect(page.summary == "Knows too much.")
    #expect(page.sections.map(\.title) == ["Why", "Reported", "Not reported"])
  }

  @Test("a block of Swift is an example, with the lines that its markers expect")
  func examples() {
    #expect(page.examples.map(\.source) == ["fine()\na.b.c  // ← reaches\n", "x.y.z\n"])
    #expect(page.examples.map(\.expected) == [[Page.Expectation(line: 2, message: "reaches")], []])
    #expect(page.examples.map(\.line) == [12, 17])
    #expect(page.examples.map(\.isHidden) == [false, true])
  }

  @Test("a hidden block is not shown")
  func hidden() {
    #expect(page.sections[1].text.contains("a.b.c"))
    #expect(!page.sections[1].text.contains("x.y.z"))
    #expect(page.sections[2].text == "```text\nno example\n```")
  }
}

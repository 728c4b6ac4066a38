import Testing

/// A text that tries to be more than text to whoever reads it.
struct HostileText: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]

  init(_ description: String, _ bytes: [UInt8]) {
    testDescription = description
    self.bytes = bytes
  }

  init(_ description: String, _ text: String) { self.init(description, Array(text.utf8)) }

  /// The text, if it is one.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  static let all = terminal + commands + markup + letters

  private static let terminal = [
    HostileText("a colour", "\u{1b}[31mred\u{1b}[0m"), HostileText("a title", "\u{1b}]0;title\u{7}"),
    HostileText("a link of a terminal", "\u{1b}]8;;https://evil.example\u{1b}\\link\u{1b}]8;;\u{1b}\\"),
    HostileText("a cleared screen", "\u{1b}[2J\u{1b}[H"), HostileText("backspaces", "abc\u{8}\u{8}\u{8}xyz"),
    HostileText("a bell", "\u{7}"), HostileText("NUL", "a\0b"), HostileText("DEL", "a\u{7f}b"),
    HostileText("C1 controls", "a\u{9b}31mb\u{85}c\u{90}d"), HostileText("a tab", "a\tb"),
    HostileText("a vertical tab and a form feed", "a\u{b}b\u{c}c"), HostileText("CR", "a\rb"),
    HostileText("LF", "a\nb"), HostileText("CR LF", "a\r\nb"), HostileText("LF CR", "a\n\rb"),
    HostileText("a line separator", "a\u{2028}b\u{2029}c"),
    HostileText("bidi overrides", "a\u{202e}fdp\u{202c}"), HostileText("bidi isolates", "a\u{2066}b\u{2067}c\u{2069}"),
    HostileText("bidi marks", "a\u{200e}b\u{200f}c\u{61c}"),
    HostileText("nothing visible", "a\u{200b}b\u{200c}c\u{200d}d\u{2060}e\u{feff}f\u{ad}g"),
    HostileText("tags", "a\u{e0041}\u{e007f}"),
  ]

  private static let commands = [
    HostileText("a GitHub error", "::error::x"), HostileText("a stop of commands", "::stop-commands::tok"),
    HostileText("a GitHub command behind blanks", " \t::set-output name=a::b"),
    HostileText("a GitHub command behind a no-break space", "\u{a0}::error::x"),
    HostileText("a GitHub command in the next line", "a\n::error file=x::y"),
    HostileText("a GitHub command behind CR LF", "a\r\n::error::y"),
    HostileText("an old GitHub command", "##[error]x"), HostileText("an old command within", "a##[stop-commands]tok"),
    HostileText("an Azure command", "##vso[task.complete result=Succeeded;]done"),
    HostileText("an Azure command within", "x ##vso[task.setvariable variable=A]b"),
    HostileText("an Azure group behind more signs", "####[group]x"), HostileText("a capital command", "##VSO[a]b"),
    HostileText("a TeamCity message", "##teamcity[buildStatus status='SUCCESS']"),
    HostileText("encoded line ends", "a%0A::error::b%0D%25"), HostileText("a property's end", "a,line=1::b"),
    HostileText("a leading dash", "-rf"), HostileText("a shell's substitution", "$(touch x)`touch y`;${HOME}"),
    HostileText("a template", "{{ secrets.TOKEN }} ${{ github.token }}"), HostileText("a path's way out", "..\\..\\x"),
    HostileText("a quotation mark with an accent", "'\u{301}; touch x; '"),
  ]

  private static let markup = [
    HostileText("an element", "<script>alert(1)</script>"), HostileText("an entity", "&lt;&#x41;&amp"),
    HostileText("an end of character data", "a]]>b"), HostileText("a comment", "<!-- a -- b -->"),
    HostileText("quotation marks", "\"a' b\" onload=\"x\""), HostileText("an accent on <", "a<\u{301}b"),
    HostileText("an accent on &", "a&\u{301}b"), HostileText("an accent on \"", "a\"\u{301}b"),
    HostileText("an accent on a comma and a colon", "a,\u{301}b:\u{301}c"),
    HostileText("U+FFFF and U+FFFE", "a\u{ffff}b\u{fffe}c"),
    HostileText("other non-characters", [0xef, 0xb7, 0x90, 0xf0, 0x9f, 0xbf, 0xbf]),
    HostileText("a back-tick", "a`b"), HostileText("back-ticks", "``a```b`"),
    HostileText("an accent on a back-tick", "a`\u{301} [x](https://evil.example) <img src=x>"),
    HostileText("a Markdown link", "[click](https://evil.example)"),
    HostileText("an image", "![x](https://evil.example/p)"),
    HostileText("an address", "https://evil.example www.evil.example"), HostileText("pipes", "a|b\\|c\\\\|d|"),
    HostileText("an accent on a pipe", "a|\u{301}b"), HostileText("emphasis", "*a* _b_ ~~c~~ **d**"),
    HostileText("a mention, an issue and a formula", "@team #1 $x$ :tada:"), HostileText("a backslash", "a\\b\\"),
    HostileText("a JSON escape", "a\\u0041\\n\"}"), HostileText("a placeholder", "{0} {1}"),
  ]

  private static let letters = [
    HostileText("a byte that is not UTF-8", [0x61, 0xff, 0x62]), HostileText("half a letter", [0x61, 0xc3]),
    HostileText("a surrogate", [0x61, 0xed, 0xa0, 0x80, 0x62]), HostileText("an overlong slash", [0xc0, 0xaf]),
    HostileText("a byte between commands", Array("a".utf8) + [0xff] + Array("##vso[x]".utf8)),
    HostileText("accents alone", "\u{301}\u{301}\u{301}a"), HostileText("é in two scalars", "e\u{301}"),
    HostileText("very long", String(repeating: "long", count: 60)),
    HostileText("emoji", "👨\u{200d}👩\u{200d}👧❤\u{fe0f}"),
    HostileText("right to left", "שלום-مرحبا"),
  ]
}

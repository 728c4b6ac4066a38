/// The text as one word of a shell command, between single quotation marks.
package func shellWord(_ text: String) -> String {
  // By scalars: to a string, a quotation mark with a combining accent behind it is another character.
  "'" + text.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
}

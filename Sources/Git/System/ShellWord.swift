/// The text as one word of a shell command, between single quotation marks.
package func shellWord(_ text: String) -> String {
  // By scalars: to a string, a quotation mark with a combining accent behind it is another character.
  "'" + text.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
}

/// The text as an argument of a command that people copy: between quotation marks only where a shell needs them.
package func shellArgument(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || "0123456789_@%+=:,./-".unicodeScalars.contains($0)
  }
  return isPlain && !text.isEmpty ? text : shellWord(text)
}

/// Returns a text as one word of a shell command, between single quotation marks.
package func shellWord(_ text: String) -> String {
  // Maps scalars, because a quotation mark with a combining accent after it is a different `Character`.
  "'" + text.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
}

/// Returns a text as an argument of a command to copy, between quotation marks only if a shell needs them.
package func shellArgument(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || "0123456789_@%+=:,./-".unicodeScalars.contains($0)
  }
  return isPlain && !text.isEmpty ? text : shellWord(text)
}

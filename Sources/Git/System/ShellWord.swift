/// The text as one word of a shell command, between single quotation marks.
package func shellWord(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

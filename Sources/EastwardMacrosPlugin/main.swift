// Each compiler process starts its own plug-in, sends it messages, and closes the connection.
var answers = MessageAnswers()
while let message = MessageStream.read() {
  guard let answer = answers.answer(to: message) else { break }
  MessageStream.write(answer)
}

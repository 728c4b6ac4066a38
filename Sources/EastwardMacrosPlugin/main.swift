// One compiler starts one plug-in, hands it message after message, and hangs up.
var answers = MessageAnswers()
while let message = MessageStream.read() {
  guard let answer = answers.answer(to: message) else { break }
  MessageStream.write(answer)
}

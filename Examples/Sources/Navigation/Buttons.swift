/// Turns what the user does into what it means.
struct Buttons {
  let press: (AppState.Action) -> Void
  let swipe: () -> Void
  let wait: () -> Void

  /// Answers whether there was such a button.
  func pressed(_ words: [String]) -> Bool {
    switch (words.first, words.dropFirst().first, words.dropFirst(2).first) {
    case ("login", let name?, let password?): press(.logIn(Credentials(name: name, password: password)))
    case ("open", let number?, nil): return opened(Int(number))
    case ("like", nil, nil): press(.like)
    case ("back", nil, nil): press(.back)
    case ("swipe", nil, nil): swipe()
    case ("wait", nil, nil): wait()
    case ("link", let link?, nil): return followed(route(ofLink: link))
    default: return false
    }
    return true
  }

  private func opened(_ article: Int?) -> Bool {
    guard let article else { return false }
    press(.open(article: article))
    return true
  }

  private func followed(_ screens: [Screen]?) -> Bool {
    guard let screens else { return false }
    press(.follow(screens))
    return true
  }
}

/// Reads a link: `/feed/article/7` leads to an article that lies on the feed. Nil for what leads nowhere.
///
/// It is a function of the text and of nothing else, so a test of it needs no app.
func route(ofLink link: String) -> [Screen]? {
  let words = link.split(separator: "/").map(String.init)
  switch (words.first, words.dropFirst().first, words.dropFirst(2).first.flatMap(Int.init), words.count) {
  case ("feed", nil, nil, 1): return [.feed]
  case ("feed", "article", let number?, 3): return [.feed, .article(number)]
  default: return nil
  }
}

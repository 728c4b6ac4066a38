/// Records what happens in a store, and writes it as one HTML file: each action with the values that it changed, the
/// components that received them, and the effects in flight.
///
/// ```swift
/// let page = TimelinePage()
/// let store = Store(AppState(), tracing: page.record, reduce: AppState.reduce)
/// page.show(store.provider(of: TheCount.self))
/// // … later:
/// print(page.html)
/// ```
///
/// The file loads nothing and has no script: a link leads to each moment. Values have their descriptions.
public final class TimelinePage {
  private let title: String
  private let limit: Int
  private var moments = [Moment(actions: [])]
  /// The number of moments that were removed at the beginning.
  private var removed = 0
  private var values: [Value] = []
  private var inFlight: [String] = []
  /// Whether the last moment has all its actions: the next one begins another moment.
  private var isDelivered = true
  private var subscriptions: [SubscriptionToken] = []

  /// What is known after a delivery.
  private struct Moment {
    var actions: [String]
    var delivered: [String] = []
    var values: [Value] = []
    var inFlight: [String] = []
  }

  /// A value that is shown at every moment.
  private struct Value {
    let name: String
    /// The description of the value, or nil before the first.
    var text: String?
    /// The text before the moment, if it is another one.
    var before: String?
  }

  /// Creates a page without moments.
  ///
  /// - Parameters:
  ///   - title: the title of the page.
  ///   - limit: the maximum number of moments; the oldest are removed.
  public init(title: String = "Timeline", limit: Int = 1_000) {
    self.title = title
    self.limit = max(limit, 1)
  }

  /// Records a step of a store: pass it as `tracing:`.
  public func record(_ trace: Trace) {
    switch trace {
    case .reduced(let action, _): act(action)
    case .restored(let moment, let count): act("shows moment \(moment) of \(count)")
    case .truncated(let count): act("removes \(count) later actions")
    case .rejected(let action): act("\(action) is rejected")
    case .deliveryStarted: isDelivered = true
    case .delivered(let aspect, let detail, let component):
      change { $0.delivered.append("\(aspect)\(detail.map { ": \($0)" } ?? "") → \(component)") }
    case .effectStarted(let name): changeEffects { $0.append(name) }
    case .effectEnded(let name):
      changeEffects { effects in
        if let place = effects.firstIndex(of: name) { effects.remove(at: place) }
      }
    case .providerCreated, .subscribed, .queued: break
    }
  }

  /// Shows the value of a provider at every moment, until the page is released.
  ///
  /// - Parameters:
  ///   - provider: provides the value.
  ///   - name: the name of the value; by default that of the aspect.
  public func show<Observed: Aspect>(_ provider: Provider<Observed>, as name: String? = nil) {
    let place = values.count
    values.append(Value(name: name ?? "\(Observed.self)"))
    subscriptions.append(
      provider.provide { [weak self] value in
        guard let self else { return }
        let before = self.values[place].text
        self.values[place].text = "\(value)"
        if self.values[place].before == nil { self.values[place].before = before }
        self.change { $0.values = self.values }
      })
  }

  private func act(_ action: String) {
    if isDelivered { begin() }
    change { $0.actions.append(action) }
  }

  private func begin() {
    isDelivered = false
    for place in values.indices { values[place].before = nil }
    moments.append(Moment(actions: [], values: values, inFlight: inFlight))
    if moments.count > limit {
      removed += moments.count - limit
      moments.removeFirst(moments.count - limit)
    }
  }

  private func changeEffects(_ body: (inout [String]) -> Void) {
    body(&inFlight)
    change { $0.inFlight = inFlight }
  }

  private func change(_ body: (inout Moment) -> Void) { body(&moments[moments.count - 1]) }

  // MARK: HTML

  /// The HTML of the page.
  public var html: String {
    let links = moments.indices.map { place in
      "<li><a href=\"#m\(removed + place)\">\(removed + place) <code>\(name(of: place).escaped)</code></a></li>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title.escaped)</title>
      <style>\(style)</style>
      </head>
      <body>
      <header><h1>\(title.escaped)</h1></header>
      <div class="all">
      <nav aria-label="Moments"><ol>
      \(links.joined())</ol></nav>
      <main>
      \(moments.indices.map(section).joined())</main>
      </div>
      </body>
      </html>

      """
  }

  private func name(of place: Int) -> String {
    let actions = moments[place].actions
    return actions.isEmpty ? "start" : actions.joined(separator: " + ")
  }

  private func section(_ place: Int) -> String {
    let moment = moments[place]
    let number = removed + place
    let rows = moment.values.map { value in
      "<tr\(value.before == nil ? "" : " class=\"changed\"")><th scope=\"row\">\(value.name.escaped)</th>"
        + "<td>\((value.before ?? "").escaped)</td><td>\((value.text ?? "–").escaped)</td></tr>\n"
    }
    let values =
      rows.isEmpty
      ? ""
      : "<table><caption>Values</caption><thead><tr><th scope=\"col\">value</th><th scope=\"col\">before</th><th scope=\"col\">now</th></tr></thead><tbody>\n\(rows.joined())</tbody></table>\n"
    let before = place > 0 ? "<a href=\"#m\(number - 1)\">before</a> " : ""
    let after = place + 1 < moments.count ? "<a href=\"#m\(number + 1)\">after</a>" : ""
    return
      "<section id=\"m\(number)\"><h2>\(number) <code>\(name(of: place).escaped)</code></h2>\n<p>\(before)\(after)</p>\n"
      + values + list("Delivered", moment.delivered) + list("Effects in flight", moment.inFlight) + "</section>\n"
  }

  private func list(_ title: String, _ lines: [String]) -> String {
    let items = lines.map { "<li><code>\($0.escaped)</code></li>" }.joined()
    return "<h3>\(title)</h3>\n" + (lines.isEmpty ? "<p>none</p>\n" : "<ul>\(items)</ul>\n")
  }
}

private let style = """
  :root{--page:#fff;--text:#1a1c1f;--faint:#5c6370;--rule:#d5d9e0;--new:#fbe9d2}\
  @media(prefers-color-scheme:dark){:root{--page:#16181c;--text:#e8eaee;--faint:#a4abb8;--rule:#383d46;--new:#4a3518}}\
  body{margin:0 auto;max-width:1200px;padding:0 24px;background:var(--page);color:var(--text);font:15px/1.5 system-ui,sans-serif}\
  .all{display:flex;flex-wrap:wrap;gap:24px}nav{flex:1 1 220px;max-height:85vh;overflow:auto}main{flex:3 1 300px;min-width:0}\
  nav ol{list-style:none;margin:0;padding:0}a{color:inherit}nav a{display:block;padding:3px 6px;overflow-wrap:anywhere}\
  section{display:none}section:target{display:block}main:not(:has(:target)) section:last-of-type{display:block}\
  code,td{font:13px/1.45 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}\
  th,td{text-align:left;vertical-align:top;padding:3px 8px;border-bottom:1px solid var(--rule)}caption{text-align:left;font-weight:600}\
  .changed{background:var(--new)}a:focus-visible{outline:2px solid var(--text)}
  """

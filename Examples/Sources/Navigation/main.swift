import Eastward

// A login, a feed and its articles, in a terminal: routes as state, told one step at a time.

let store = Store(
  AppState(), tracing: { if case .reduced = $0 { print("  \($0)") } }, reduce: AppState.reduce)
let routes = store.provider(of: TheRoute<RouteElement<Screen>>.self)
let screens = Screens(
  counts: store.provider(of: TheCount.self), failures: store.provider(of: TheFailure.self))

let server = Server()
let login = store.react(to: { $0.credentialsToCheck }, with: server.check)

let router = Router(make: screens.make)
let steps = routes.provideSteps(to: router)
router.reportSwipes { element in
  print("    a finger has pushed \(element) away")
  steps.userDidPop(element) { store.dispatch(.popped(element)) }
}

let buttons = Buttons(press: { store.dispatch($0) }, swipe: router.swipe, wait: router.arrive)
print("login NAME PASSWORD, open NUMBER, like, back, swipe, link /feed/article/NUMBER, wait, quit")
while let line = readLine(), line != "quit" {
  print("> \(line)")
  if !buttons.pressed(line.split(separator: " ").map(String.init)) { print("  that leads nowhere") }
}

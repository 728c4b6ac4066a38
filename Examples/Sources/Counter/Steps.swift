import Eastward

/// Prints what happens when a button is pressed, step by step.
@MainActor
func printSteps() {
  let store = Store(AppState(), tracing: { print("  \($0)") }, reduce: AppState.reduce)
  let counts = store.provider(of: TheCount.self)
  let routes = store.provider(of: TheRoute<AppState.Screen>.self)

  let label = CounterLabel()
  let router = Router()
  let analytics = Analytics()

  print("the app starts")
  counts.provide(to: label)
  routes.provide(to: router)
  counts.provide(to: analytics)

  let buttons = Buttons { store.dispatch($0) }
  print("press + or -, > for details, < for back, and return; q quits")
  while let key = readLine(), key != "q" {
    print("the user presses \(key)")
    if !buttons.pressed(key) { print("  no such button") }
  }
  withExtendedLifetime((label, router, analytics)) {}
}

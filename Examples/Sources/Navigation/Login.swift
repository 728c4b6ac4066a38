import Eastward

// What `userLoggedInWithUsername(_:password:)` did in a view controller, taken apart: an action says what the user wants, an aspect
// says what is to be checked and what came of it, and where the app goes then is a matter of the route.

/// Is told how far the login is.
protocol LoginComponent: AnyObject {
  func check(_ name: String, _ password: String)
  func refused(_ reason: String)
  func nothingToDo()
}

/// Knows how far the login is.
protocol KnowsTheLogin {
  func provideLogin(to component: some LoginComponent)
}

/// Names how far the login is.
enum Login: Aspect, Equatable {
  case check(String, String)
  case refused(String)
  case nothingToDo

  typealias Value = Login

  static func ask(_ knower: any KnowsTheLogin, for probe: Probe<Login>) { knower.provideLogin(to: probe) }

  static func ear(of component: any LoginComponent, for probe: Probe<Login>) -> () -> Bool {
    { [weak component] in
      probe.tell { login in
        switch login {
        case .check(let name, let password): component?.check(name, password)
        case .refused(let reason): component?.refused(reason)
        case .nothingToDo: component?.nothingToDo()
        }
      }
    }
  }
}

extension Probe: LoginComponent where Told == Login {
  func check(_ name: String, _ password: String) { note(.check(name, password)) }
  func refused(_ reason: String) { note(.refused(reason)) }
  func nothingToDo() { note(.nothingToDo) }
}

/// Answers with an action, as the server of a real app would after a while. It knows no screen, and no screen knows it.
final class Server: LoginComponent {
  private let answer: (AppState.Action) -> Void

  init(_ answer: @escaping (AppState.Action) -> Void) { self.answer = answer }

  func check(_ name: String, _ password: String) {
    answer(password == "secret" ? .authenticated(name: name) : .refused(reason: "wrong password"))
  }

  func refused(_ reason: String) {}
  func nothingToDo() {}
}

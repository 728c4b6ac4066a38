import Analysis

private let container = """
  final class Services { let a = Lamp(); let b = Door(); let c = House(); let d = Town(); func log() {} }
  """

let servicePurposes = [
  Purpose(
    container,
    """
    func one(container: Services) {
      print()
      container.a.light()
    }
    func two(container: Services) {
      container.a.isOn = true
    }
    func three(container: Services) {
      print()
      container.c.town.visit()
    }
    """, "Use.swift", [nil]
  ),
  // Four functions, in extensions, and four objects.
  Purpose(
    container
      + """

      extension Services { func one() {}; func two() {} }
      extension Services { func three() {}; static func make() {} }
      """,
    """
    func one(container: Services) {
      print()
      container.a.light()
    }
    """, "Use.swift", [.service]
  ),
  // More functions than objects.
  Purpose(
    """
    final class LampManager: ObservableObject { @Published var isOn = false; let town = Town(); func light() {}; func dim() -> Town { Town() } }
    final class Hub {
      lazy var lamps = LampManager()
      lazy var doors = DoorService()
      let towns = TownStore()
      let rooms = RoomStore()
      var isReady = false
      func one() {}; func two() {}; func three() {}; func four() {}; func five() {}
    }
    final class DoorService {}
    final class TownStore {}
    final class RoomStore {}
    """,
    """
    func one(hub: Hub) {
      print()
      hub.lamps.light()
    }
    func two(hub: Hub) {
      print()
      hub.lamps.$isOn.removeDuplicates().sink { _ in }
    }
    func three(hub: Hub) {
      print()
      print(hub.lamps.isOn)
    }
    func four(hub: Hub) {
      hub.lamps.isOn = true
    }
    func five(hub: Hub) {
      print()
      hub.lamps.dim().hall
    }
    func six(hub: Hub) {
      print(hub.lamps.town.hall)
    }
    """, "Use.swift", [.service, .service, .service, nil, nil, nil]
  ),
  // A queue or context that is given work.
  Purpose(
    """
    final class Store {
      let context: NSManagedObjectContext
      let queue = DispatchQueue(label: "store")
      init(_ context: NSManagedObjectContext) { self.context = context }
      func end() { print(1); print(2) }
    }
    """,
    """
    func one(store: Store) { print(0); store.context.performAndWait { print(1) } }
    func two(store: Store) { print(0); store.queue.async(flags: []) { print(1) } }
    func three(store: Store) { print(0); store.context.reset() }
    func four(store: Store, work: DispatchWorkItem) { print(0); store.queue.async(execute: work) }
    func five(store: Store) {
      store.context.perform { print(1) }
      store.context.reset()
    }
    """, "Use.swift", [.executor, .executor, .executor, nil, .executor]
  ),
  // A lock that its owner shares, and a library's context that others work in.
  Purpose(
    """
    final class StateLock { var depth = 0; func lock() { print(1); print(2) }; func end() { print(1); print(2) } }
    final class Store {
      let lock = StateLock()
      let context: NSManagedObjectContext
      let queue: NSManagedObjectContext
      init(_ context: NSManagedObjectContext) { self.context = context; queue = context }
      func end() { print(1); print(2) }
      func begin() { print(1); print(2) }
    }
    """,
    """
    func one(store: Store) { print(0); store.lock.lock() }
    func two(store: Store) { print(0); store.lock.depth = 1 }
    func three(store: Store) { print(0); store.lock.end() }
    func four(store: Store) { print(0); store.context.fetch() }
    func five(store: Store) { print(0); store.queue.fetch() }
    """, "Use.swift", [.executor, nil, nil, .executor, nil]
  ),
  // An executor that runs what others give it, in one step.
  Purpose(
    """
    final class OperationExecutor { var depth = 0; func execute() { print(1); print(2) }; func end() { print(1); print(2) } }
    final class Client { let executor = OperationExecutor(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    """,
    """
    func one(client: Client) { print(0); client.executor.execute() }
    func two(client: Client) { print(0); client.executor.depth = 1 }
    """, "Use.swift", [.executor, nil]
  ),
  // A log behind a part, and objects that a context is asked for.
  Purpose(
    """
    final class TextLogger { var depth = 0; func warn() { print(1); print(2) }; func end() { print(1); print(2) } }
    final class Setup { let logger = TextLogger(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    final class Kit { let setup = Setup(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    final class Stack {
      let context: NSManagedObjectContext
      init(_ context: NSManagedObjectContext) { self.context = context }
      func end() { print(1); print(2) }
    }
    """,
    """
    func one(kit: Kit) { print(0); kit.setup.logger.warn() }
    func two(kit: Kit) { print(0); kit.setup.logger.depth = 1 }
    func three(stack: Stack) { print(stack.context.fetch(request).first) }
    func four(stack: Stack) { print(stack.context.parent.parent) }
    """, "Use.swift", [.executor, nil, .executor, nil]
  ),
  // A container of services as a part, used in one step.
  Purpose(
    """
    final class DIContainer { var count = Town(); func resolve() -> Town { print(1); return Town() }; func end() { print(1); print(2) } }
    final class Kit { let container = DIContainer(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    """,
    """
    func one(kit: Kit) { print(kit.container.resolve()) }
    func two(kit: Kit) { print(0); kit.container.count.visit() }
    """, "Use.swift", [.service, nil]
  ),
  // What a visitor is given.
  Purpose(
    """
    final class Plus { let left = Town(); func end() { print(1); print(2) } }
    """,
    """
    final class PrintingVisitor {
      func visit(plus: Plus) { print(0); plus.left.visit() }
      func leave(plus: Plus) { print(0); plus.left.visit() }
      func visitOther(_ others: [Plus]) { print(0); let made = make(); made.left.visit() }
    }
    final class Tourist { func visit(plus: Plus) { print(0); plus.left.visit() } }
    func make() -> Plus { print(0); return shared }
    let shared = Plus()
    """, "Use.swift", [.visitor, nil, nil, nil]
  ),
  // A log and a router, whoever has them.
  Purpose(
    """
    final class TextLogger { var depth = 0; func warn() { print(1); print(2) }; func end() { print(1); print(2) } }
    protocol Reporter: AnyObject { var depth: Int { get set }; func report() }
    final class Router { func show() { print(1); print(2) }; func end() { print(1); print(2) } }
    final class Lock { let logger = TextLogger(); let reporter: Reporter?; let router = Router(); func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    """,
    """
    func one(lock: Lock) { print(0); lock.logger.warn() }
    func two(lock: Lock) { print(0); lock.reporter?.report() }
    func three(lock: Lock) { print(0); lock.logger.depth = 1 }
    func four(lock: Lock) { print(0); lock.router.show() }
    """, "Use.swift", [.executor, .executor, nil, .executor]
  ),
  // A container of services by its name, whatever else it has.
  Purpose(
    """
    final class Helm { var isOpen = false; let hall = Hall(); func show() { print(1); print(2) }; func end() { print(1); print(2) } }
    final class AppEnvironment { let helm = Helm(); let desk = Desk(); var name = ""; func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    final class Surroundings { let helm = Helm(); var name = ""; func end() { print(1); print(2) }; func go() { print(1); print(2) } }
    struct Desk { var depth: Int; var names: [String]; mutating func turn() { print(1); depth = 1 } }
    """,
    """
    func one(environment: AppEnvironment) { print(0); environment.helm.show() }
    func two(environment: AppEnvironment) { print(0); environment.helm.isOpen = true }
    func three(environment: AppEnvironment) { print(0); environment.desk.depth = 1 }
    func four(environment: AppEnvironment) { print(0); environment.helm.hall.lamp.light() }
    func five(surroundings: Surroundings) { print(0); surroundings.helm.show() }
    """, "Use.swift", [.service, .service, nil, nil, nil]
  ),
  // Containers in a container, and an assembly.
  Purpose(
    """
    final class Helm { func show() { print(1); print(2) }; func end() { print(1); print(2) } }
    final class PageDependencies { private let helm = Helm(); func makeHelm() -> Helm { print(1); return helm } }
    final class AppDependencies { let page = PageDependencies(); func end() { print(1); print(2) } }
    final class AppDiContainer { let app = AppDependencies(); func end() { print(1); print(2) } }
    final class MainAssembly { let helm = Helm(); func end() { print(1); print(2) } }
    final class MainParts { let helm = Helm(); func end() { print(1); print(2) } }
    """,
    """
    func one(container: AppDiContainer) { print(0); print(container.app.page.makeHelm()) }
    func two(assembly: MainAssembly) { print(0); assembly.helm.show() }
    func three(parts: MainParts) { print(0); parts.helm.show() }
    """, "Use.swift", [.service, .service, nil]
  ),
  // A path on which others push what is shown next.
  Purpose(
    """
    final class Guide { var path = NavigationPath(); var names: [String] = []; func end() { print(1); print(2) } }
    """,
    """
    func one(guide: Guide) { print(0); guide.path.append(1) }
    func two(guide: Guide) { print(0); guide.names.append("") }
    """, "Use.swift", [.subject, nil]
  ),
]

/// The common timeline of all stores that share a recorder: numbers their actions and knows the shown moment.
final class SharedTimeline {
  private(set) var stores: [any ReplayableStore] = []
  /// The number of actions. Actions are numbered from 1.
  private(set) var count = 0
  /// The number of actions that were forgotten: the first moment that can be shown.
  private(set) var first = 0
  /// The number of actions that were exported before they were forgotten.
  private(set) var archived = 0
  /// The number of actions from which on the oldest are forgotten.
  private let limit: Int
  /// The shown moment, if that is in the past.
  private var past: Int?
  /// The numbers of actions that were delivered together with the next one.
  private var joined: [Int] = []
  var history = UndoHistory()
  private var rejected = 0
  private var isMoving = false
  /// Whether the recorder was released while the past was shown. The next action then returns to the present.
  private var isAbandoned = false
  private var publisher: TimelinePublisher?

  init(limit: Int) { self.limit = max(limit, 1) }

  /// The number of actions that led to the shown state.
  var moment: Int { past ?? count }

  var isPast: Bool { past != nil }

  var timeline: Timeline {
    Timeline(
      first: first, moment: moment, count: count, action: action(moment),
      isDisabled: moment > first && isSkipped(moment),
      rejected: rejected, canUndo: canUndo, canRedo: canRedo, undoName: undoName, redoName: redoName)
  }

  func provider() -> Provider<TheTimeline> {
    let publisher =
      publisher
      ?? TimelinePublisher(
        onUsageError: { [weak self] in self?.stores.first?.report($0) }, { [weak self] in self?.timeline })
    self.publisher = publisher
    return publisher.provider()
  }

  func action(_ number: Int) -> String? {
    number <= first ? nil : stores.lazy.compactMap { $0.action(number) }.first
  }

  func add(_ store: any ReplayableStore) {
    stores.append(store)
    if past != nil { store.beginReplay() }
  }

  /// Removes a store that was released before its first action.
  func remove(_ store: any ReplayableStore) { stores.removeAll { $0 === store } }

  // MARK: Recording

  /// Returns the number of an action that was just reduced.
  func nextSequenceNumber() -> Int {
    count += 1
    return count
  }

  /// Records that an action was delivered together with the next one.
  func join(_ number: Int) { joined.insert(number, at: joined.countUp(to: number)) }

  func reject(_ count: Int) { rejected += count }

  /// Publishes the shown moment, if that has changed.
  func publish() {
    if !isMoving { publisher?.publish() }
  }

  // MARK: Time travel

  /// Shows the state after `moment` actions, in all stores.
  func show(_ moment: Int, _ move: @autoclosure () -> String) {
    guard mayMove(move()) else { return }
    seek(to: min(max(moment, first), count))
    publish()
  }

  /// Shows every state up to the present.
  func replay() {
    guard mayMove("replay") else { return }
    seek(to: first)
    while past != nil {
      publish()
      seek(to: delivered(after: moment))
    }
    publish()
  }

  /// Disables or enables the action with the number `number`.
  func skip(_ number: Int, _ isSkipped: Bool) {
    guard mayMove("\(isSkipped ? "disable" : "enable") action \(number)") else { return }
    if isSkipped { change(disable: [number]) } else { change(enable: [number]) }
  }

  /// Disables and enables the actions with these numbers, as far as they exist.
  func change(disable: [Int] = [], enable: [Int] = []) {
    let disabled = disable.filter { $0 > first && $0 <= count && !isSkipped($0) }
    let enabled = enable.filter { $0 > first && $0 <= count && isSkipped($0) }
    guard let earliest = (disabled + enabled).min() else { return }
    updateHistory()
    isMoving = true
    stores.forEach { $0.beginReplay() }
    for number in disabled { stores.forEach { $0.setSkipped(true, number) } }
    for number in enabled { stores.forEach { $0.setSkipped(false, number) } }
    isMoving = false
    history.disable(disabled)
    history.enable(enabled.filter(isUndoable))
    if earliest <= moment { seek(to: moment) }
    publish()
  }

  /// Makes the shown moment the present, and returns the number of removed actions.
  func truncate() -> Int {
    guard mayMove("truncate the future"), let moment = past else { return 0 }
    let removed = count - moment
    updateHistory()
    isMoving = true
    for store in stores {
      store.dropActions(after: moment)
      store.trace(.truncated(count: removed))
    }
    count = moment
    past = nil
    history.drop(after: moment)
    joined.removeLast(joined.count - joined.countUp(to: moment - 1))
    isMoving = false
    resume()
    publish()
    return removed
  }

  /// Reduces imported actions, in stores that have reduced none yet.
  func perform(_ steps: [ReplayStep]) {
    isMoving = true
    stores.forEach { $0.beginReplay() }
    for step in steps { step.perform() }
    for store in stores { steps.last { $0.isOf(store) }?.complete() }
    isMoving = false
    stores.forEach { $0.settled() }
    resume()
    keepWithinLimit()
    publish()
  }

  // MARK: Limit

  /// Forgets the oldest actions if there are more than the limit: a quarter of them at once, because the others move.
  func keepWithinLimit() {
    if count - first > limit, past == nil, !isMoving { forget(upTo: count - limit + limit / 4) }
  }

  /// Forgets actions up to `number`. A store keeps those since a snapshot, and may reduce them again.
  private func forget(upTo number: Int) {
    isMoving = true
    first = number
    joined.removeFirst(joined.countUp(to: number))
    history.forget(upTo: number)
    stores.forEach { $0.forget(upTo: number) }
    // An object that an ended store holds may dispatch when it is released.
    let all = stores
    stores.removeAll { $0.hasEnded(by: number) }
    isMoving = false
    withExtendedLifetime(all) {}
  }

  /// Forgets all but the last `rest` actions after `save` has returned, and returns how many. Those after the shown
  /// moment are not forgotten.
  func archive(keeping rest: Int, _ save: (ClosedRange<Int>) throws(RecordingError) -> Void) throws(RecordingError)
    -> Int
  {
    guard isQuiet else { throw .busy }
    guard first == archived else { throw .forgotten(first) }
    let number = min(max(count - max(rest, 0), first), moment)
    guard number > first else { return 0 }
    let oldest = first + 1...number
    isMoving = true
    defer {
      isMoving = false
      publish()
    }
    try save(oldest)
    forget(upTo: number)
    archived = number
    return oldest.count
  }

  // MARK: Release

  /// Releases everything with the recorder, unless the past is shown. Nothing is moved or delivered here, because a
  /// recorder is usually released inside an assignment, when its variable must not be accessed.
  func close() {
    publisher = nil
    isAbandoned = past != nil
    if isAbandoned { forgetIfAbandoned() } else { forget() }
  }

  /// Returns to the present if the recorder was released in the past; returns whether it did.
  func returnIfAbandoned() -> Bool {
    guard isAbandoned, isQuiet else { return false }
    seek(to: count)
    forget()
    return true
  }

  /// Releases everything when no store is left that could return to the present.
  func forgetIfAbandoned() {
    if isAbandoned, !isMoving, !stores.contains(where: { $0.hasStore }) { forget() }
  }

  private func forget() {
    isAbandoned = false
    let stores = stores
    self.stores = []
    stores.forEach { $0.close() }
  }

  private func seek(to moment: Int) {
    isMoving = true
    stores.forEach { $0.beginReplay() }
    past = moment < count ? moment : nil
    let moved = stores.filter { $0.move(to: moment) }
    // All begin before the first one delivers: a subscriber of one store may subscribe to another.
    for store in moved {
      store.trace(.restored(moment: moment, count: count))
      store.beginDelivery()
    }
    moved.forEach { $0.finishDelivery() }
    isMoving = false
    stores.forEach { $0.settled() }
    if past == nil { resume() }
  }

  /// Accepts actions again in all stores, and then runs what was deferred.
  private func resume() {
    stores.forEach { $0.endReplay() }
    stores.forEach { $0.flushDeferred() }
  }

  /// Returns the next moment that was delivered.
  private func delivered(after moment: Int) -> Int {
    var next = moment + 1
    while next < count, isJoined(next) { next += 1 }
    return next
  }

  /// Returns whether an action was delivered together with the next one.
  func isJoined(_ number: Int) -> Bool { joined.countUp(to: number) > joined.countUp(to: number - 1) }

  func mayMove(_ move: @autoclosure () -> String) -> Bool {
    if !isQuiet, let store = stores.first { store.report(.timeTravelDuringDelivery(move())) }
    return isQuiet
  }

  /// Whether no delivery is in progress.
  var isQuiet: Bool { !isMoving && publisher?.isPublishing != true && !stores.contains { $0.isBusy } }

  func isSkipped(_ number: Int) -> Bool { stores.contains { $0.isSkipped(number) } }
}

/// Numbers the actions of all stores that share a recorder, and knows which moment they show.
final class History {
  private(set) var tracks: [any Track] = []
  /// How many actions there are. An action's number is how many there were with it.
  private(set) var count = 0
  /// After how many of them the state is that is shown, if that is the past.
  private var past: Int?
  private var skipped: Set<Int> = []
  /// The numbers of actions that were delivered together with the next one.
  private var joined: [Int] = []
  private var refused = 0
  private var isMoving = false
  /// Whether the recorder was released while the past was shown. The next action then returns to the present.
  private var isLeft = false
  private var teller: Teller?

  /// The number of actions that led to the shown state.
  var moment: Int { past ?? count }

  var timeline: Timeline {
    Timeline(
      moment: moment, count: count, action: action(moment), isDisabled: skipped.contains(moment), rejected: refused)
  }

  func provider() -> Provider<TheTimeline> {
    let teller =
      teller
      ?? Teller(report: { [weak self] in self?.tracks.first?.misused($0) }, { [weak self] in self?.timeline })
    self.teller = teller
    return teller.provider()
  }

  func action(_ number: Int) -> String? { tracks.lazy.compactMap { $0.action(number) }.first }

  func add(_ track: any Track) {
    tracks.append(track)
    if past != nil { track.showPast() }
  }

  /// Forgets a store that went before it did anything.
  func remove(_ track: any Track) { tracks.removeAll { $0 === track } }

  // MARK: Noting

  /// Answers the number of an action that was just reduced.
  func tick() -> Int {
    count += 1
    return count
  }

  /// Notes that an action was delivered together with the next one.
  func join(_ number: Int) { joined.insert(number, at: joined.countUp(to: number)) }

  func refuse(_ count: Int) { refused += count }

  /// Tells which moment is shown, if that is another one.
  func tell() {
    if !isMoving { teller?.tell() }
  }

  // MARK: Moving

  /// Shows the state after `moment` actions, in all stores.
  func show(_ moment: Int, _ move: @autoclosure () -> String) {
    guard mayMove(move()) else { return }
    go(to: min(max(moment, 0), count))
    tell()
  }

  /// Shows every state up to the present.
  func replay() {
    guard mayMove("replay") else { return }
    go(to: 0)
    while past != nil {
      tell()
      go(to: delivered(after: moment))
    }
    tell()
  }

  /// Leaves out the action with the number `number`, or no longer.
  func skip(_ number: Int, _ isSkipped: Bool) {
    guard mayMove("\(isSkipped ? "disable" : "enable") action \(number)"), number > 0, number <= count,
      skipped.contains(number) != isSkipped
    else { return }
    if isSkipped { skipped.insert(number) } else { skipped.remove(number) }
    isMoving = true
    tracks.forEach { $0.forgetStates(from: number) }
    isMoving = false
    if number <= moment { go(to: moment) }
    tell()
  }

  /// Makes the moment that is shown the present; answers how many actions are dropped.
  func branch() -> Int {
    guard mayMove("truncate the future"), let moment = past else { return 0 }
    let dropped = count - moment
    isMoving = true
    for track in tracks {
      track.dropActions(after: moment)
      track.trace(.truncated(count: dropped))
    }
    count = moment
    past = nil
    skipped = skipped.filter { $0 <= moment }
    joined.removeLast(joined.count - joined.countUp(to: moment - 1))
    isMoving = false
    arrive()
    tell()
    return dropped
  }

  /// Does what was read, in stores that have done nothing yet.
  func perform(_ cues: [Cue]) {
    isMoving = true
    tracks.forEach { $0.showPast() }
    for cue in cues { cue.perform(skipping: { skipped.insert(count + 1) }) }
    for track in tracks { cues.last { $0.isOf(track) }?.complete() }
    isMoving = false
    tracks.forEach { $0.settled() }
    arrive()
    tell()
  }

  // MARK: The end

  /// Releases everything with the recorder, unless the past is shown. Nothing is moved or told here, because a recorder is
  /// usually released inside an assignment, when its variable must not be accessed.
  func close() {
    teller = nil
    isLeft = past != nil
    if isLeft { forgetIfLeft() } else { forget() }
  }

  /// Returns to the present if the recorder was released in the past; returns whether it did.
  func comeBack() -> Bool {
    guard isLeft, isQuiet else { return false }
    go(to: count)
    forget()
    return true
  }

  /// Releases everything when no store is left that could return to the present.
  func forgetIfLeft() {
    if isLeft, !isMoving, !tracks.contains(where: { $0.hasStore }) { forget() }
  }

  private func forget() {
    isLeft = false
    let tracks = tracks
    self.tracks = []
    tracks.forEach { $0.close() }
  }

  private func go(to moment: Int) {
    isMoving = true
    tracks.forEach { $0.showPast() }
    past = moment < count ? moment : nil
    let moved = tracks.filter { $0.move(to: moment, skipping: skipped) }
    for track in moved {
      track.trace(.restored(moment: moment, count: count))
      track.deliver()
    }
    isMoving = false
    tracks.forEach { $0.settled() }
    if past == nil { arrive() }
  }

  /// Lets actions count again in all stores, and then lets begin what waited for that.
  private func arrive() {
    tracks.forEach { $0.returnToPresent() }
    tracks.forEach { $0.catchUp() }
  }

  /// Answers the next moment that was delivered.
  private func delivered(after moment: Int) -> Int {
    var next = moment + 1
    while next < count, isJoined(next) { next += 1 }
    return next
  }

  /// Answers whether an action was delivered together with the next one.
  func isJoined(_ number: Int) -> Bool { joined.countUp(to: number) > joined.countUp(to: number - 1) }

  private func mayMove(_ move: @autoclosure () -> String) -> Bool {
    if !isQuiet, let track = tracks.first { track.misused(.timeTravelDuringDelivery(move())) }
    return isQuiet
  }

  /// Whether nobody is being told anything.
  var isQuiet: Bool { !isMoving && teller?.isTelling != true && !tracks.contains { $0.isBusy } }

  func isSkipped(_ number: Int) -> Bool { skipped.contains(number) }
}

extension [Int] {
  /// Answers how many of these growing numbers are not above `limit`, by halving.
  func countUp(to limit: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

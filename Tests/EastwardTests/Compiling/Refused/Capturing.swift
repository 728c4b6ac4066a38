import Eastward

final class Screen {
  private var text = ""
  private var token: SubscriptionToken?

  init(_ counts: Provider<TheCount>) {
    token = counts.provide { text = "\($0)" }  // ← requires explicit use of 'self' to make capture semantics explicit
  }
}

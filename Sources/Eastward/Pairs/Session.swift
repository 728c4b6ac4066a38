/// Receives the signed-in user, if any.
public protocol SessionComponent: AnyObject {
  /// Shows that the user `name` is signed in.
  func signedIn(as name: String)

  /// Shows that no user is signed in.
  func signedOut()
}

/// Provides the signed-in user, if any.
///
/// ```swift
/// extension AppState: KnowsTheSession {
///   func provideSession(to component: some SessionComponent) { if let user { component.signedIn(as: user) } else { component.signedOut() } }
/// }
/// ```
public protocol KnowsTheSession {
  /// Provides the session to `component`.
  func provideSession(to component: some SessionComponent)
}

/// The aspect of the signed-in user, if any.
public enum TheSession: Aspect {
  public typealias Value = String?

  public static func read(from source: any KnowsTheSession, into probe: Probe<TheSession>) {
    source.provideSession(to: probe)
  }

  public static func observer(for component: any SessionComponent, reading probe: Probe<TheSession>) -> () -> Bool {
    { [weak component] in probe.deliver { name in name.map { component?.signedIn(as: $0) } ?? component?.signedOut() } }
  }

  /// Delivers `name` to `component`.
  public static func deliver(_ name: String?, to component: any SessionComponent) {
    if let name { component.signedIn(as: name) } else { component.signedOut() }
  }
}

extension Probe: SessionComponent where Observed == TheSession {
  public func signedIn(as name: String) { record(name) }

  public func signedOut() { record(nil) }
}

extension Store where State: KnowsTheSession {
  /// Returns the provider of the session, for a state that provides it itself.
  @inlinable
  public func provider(of aspect: TheSession.Type) -> Provider<TheSession> {
    sharedProvider(of: aspect, reading: { $0.provideSession(to: $1) })
  }
}

#if canImport(SwiftUI)
  import Bookmarks
  import Eastward

  // The values that views change: an assignment becomes an action.

  extension AppStore {
    func path() -> BindableValue<TheRoute<Screen>> {
      BindableValue(routes, initial: []) { [self] in dispatch(.show($0)) }
    }

    func search() -> BindableValue<TheText> {
      BindableValue(searches, initial: "") { [self] in dispatch(.search($0)) }
    }

    func editor() -> BindableValue<Editor> {
      BindableValue(editors, initial: nil) { [self] in dispatch(.change($0)) }
    }

    func deletionAlert() -> BindableValue<DeletionAlert> {
      BindableValue(deletionAlerts, initial: .noDeletion) { [self] _ in dispatch(.cancelDeletion) }
    }

    func failure() -> BindableValue<TheFailure> {
      BindableValue(failures, initial: nil) { [self] _ in dispatch(.closeFailure) }
    }
  }

  extension BindableValue where Observed == Editor {
    /// The draft of text fields. The last change of a field whose sheet is closed already has no effect.
    var draft: Draft {
      get { value ?? Draft() }
      set { if value != nil { value = newValue } }
    }
  }

  extension BindableValue where Observed == DeletionAlert {
    var isPresented: Bool {
      get { value != .noDeletion }
      set { if !newValue { value = .noDeletion } }
    }

    var question: String {
      switch value {
      case .confirmDeletion(let titles): "Delete \(titles.joined(separator: ", "))?"
      case .noDeletion: ""
      }
    }
  }

  extension BindableValue where Observed == TheFailure {
    var isPresented: Bool {
      get { value != nil }
      set { if !newValue { value = nil } }
    }
  }
#endif

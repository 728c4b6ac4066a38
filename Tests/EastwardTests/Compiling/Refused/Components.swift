import Eastward

struct Row: CountComponent {  // ← non-class type 'Row' cannot conform to class protocol 'CountComponent'
  func newCount(_ count: Int) {}
}

@MainActor final class Label: CountComponent {  // ← crosses into main actor-isolated code and can cause data races
  func newCount(_ count: Int) {}
}

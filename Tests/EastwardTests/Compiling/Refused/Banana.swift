struct Size { let centimetres: Int }

struct Banana {
  private let size = Size(centimetres: 18)
  func displaySize(_ component: some SizeComponent) { component.displayBananaSize(size) }
}

protocol SizeComponent {
  func displayBananaSize(_ size: Size)
}

struct ViewComponent: SizeComponent {
  // Fails the strict test, so the type refuses it.
  func displayBananaSize(_ banana: Banana) {
    print(banana.size)  // ← 'size' is inaccessible due to 'private' protection level
  }

  // Passes the strict test.
  func displayBananaSize(_ size: Size) { print(size) }

  func displaySizeOfBanana(_ banana: Banana) { banana.displaySize(self) }
}

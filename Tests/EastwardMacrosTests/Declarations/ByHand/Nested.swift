import Eastward

enum Model0 {
  enum Step0: Equatable { case first(Int), second }
  /// Receives the step0.
  protocol Step0Component: AnyObject {
    func first(_ value: Int)
    func second()
  }
  /// Provides the step0, and has no getter for it.
  protocol KnowsTheStep0 { func provideStep0(to component: some Step0Component) }
}

enum Other0 {
  struct Piece0: Equatable {}
  enum Value0 { typealias Value = Piece0 }
  /// Receives the value0.
  protocol Value0Component: AnyObject {
    func newValue0(_ value0: Piece0)
  }
  /// Provides the value0, and has no getter for it.
  protocol KnowsTheValue0 { func provideValue0(to component: some Value0Component) }
}

public struct Model1 {
  public enum Step1: Equatable { case first(Int), second }
  /// Receives the step1.
  public protocol Step1Component: AnyObject {
    func first(_ value: Int)
    func second()
  }
  /// Provides the step1, and has no getter for it.
  public protocol KnowsTheStep1 { func provideStep1(to component: some Step1Component) }
}

public struct Other1 {
  struct Piece1: Equatable {}
  enum Value1 { typealias Value = Piece1 }
  /// Receives the value1.
  protocol Value1Component: AnyObject {
    func newValue1(_ value1: Piece1)
  }
  /// Provides the value1, and has no getter for it.
  protocol KnowsTheValue1 { func provideValue1(to component: some Value1Component) }
}

final class Model2 {
  enum Step2: Equatable { case first(Int), second }
  /// Receives the step2.
  protocol Step2Component: AnyObject {
    func first(_ value: Int)
    func second()
  }
  /// Provides the step2, and has no getter for it.
  protocol KnowsTheStep2 { func provideStep2(to component: some Step2Component) }
}

final class Other2 {
  struct Piece2: Equatable {}
  enum Value2 { typealias Value = Piece2 }
  /// Receives the value2.
  protocol Value2Component: AnyObject {
    func newValue2(_ value2: Piece2)
  }
  /// Provides the value2, and has no getter for it.
  protocol KnowsTheValue2 { func provideValue2(to component: some Value2Component) }
}

actor Model3 {
  enum Step3: Equatable { case first(Int), second }
  /// Receives the step3.
  protocol Step3Component: AnyObject {
    func first(_ value: Int)
    func second()
  }
  /// Provides the step3, and has no getter for it.
  protocol KnowsTheStep3 { func provideStep3(to component: some Step3Component) }
}

actor Other3 {
  struct Piece3: Equatable {}
  enum Value3 { typealias Value = Piece3 }
  /// Receives the value3.
  protocol Value3Component: AnyObject {
    func newValue3(_ value3: Piece3)
  }
  /// Provides the value3, and has no getter for it.
  protocol KnowsTheValue3 { func provideValue3(to component: some Value3Component) }
}

extension Host {
  enum Step4: Equatable { case first(Int), second }
  /// Receives the step4.
  protocol Step4Component: AnyObject {
    func first(_ value: Int)
    func second()
  }
  /// Provides the step4, and has no getter for it.
  protocol KnowsTheStep4 { func provideStep4(to component: some Step4Component) }
}

extension Host {
  struct Piece4: Equatable {}
  enum Value4 { typealias Value = Piece4 }
  /// Receives the value4.
  protocol Value4Component: AnyObject {
    func newValue4(_ value4: Piece4)
  }
  /// Provides the value4, and has no getter for it.
  protocol KnowsTheValue4 { func provideValue4(to component: some Value4Component) }
}

struct Host {}

enum Far { enum Away { enum Land: Equatable { case a(Part) }; struct Part: Equatable {}
  /// Receives the land.
  protocol LandComponent: AnyObject {
    func a(_ value: Part)
  }
  /// Provides the land, and has no getter for it.
  protocol KnowsTheLand { func provideLand(to component: some LandComponent) }
} }

import Eastward

// A pair by hand: the component's methods are the cases.

public protocol StepComponent: AnyObject {
  func newStep(_ step: NewsState.Step)
}

public protocol KnowsTheStep {
  func provideStep(to component: some StepComponent)
}

public enum TheStep: Aspect {
  public typealias Value = NewsState.Step

  public static func ask(_ knower: any KnowsTheStep, for probe: Probe<TheStep>) { knower.provideStep(to: probe) }

  public static func ear(of component: any StepComponent, for probe: Probe<TheStep>) -> () -> Bool {
    { [weak component] in probe.tell { component?.newStep($0) } }
  }
}

extension Probe: StepComponent where Told == TheStep {
  public func newStep(_ step: NewsState.Step) { note(step) }
}

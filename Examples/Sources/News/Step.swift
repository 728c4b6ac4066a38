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

  public static func read(from source: any KnowsTheStep, into probe: Probe<TheStep>) { source.provideStep(to: probe) }

  public static func observer(for component: any StepComponent, reading probe: Probe<TheStep>) -> () -> Bool {
    { [weak component] in probe.deliver { component?.newStep($0) } }
  }
}

extension Probe: StepComponent where Observed == TheStep {
  public func newStep(_ step: NewsState.Step) { record(step) }
}

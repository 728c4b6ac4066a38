import Eastward

enum `Type2` { typealias Value = Int }
/// Receives the type2.
protocol Type2Component: AnyObject {
  func newType2(_ type2: Int)
}
/// Provides the type2, and has no getter for it.
protocol KnowsTheType2 { func provideType2(to component: some Type2Component) }

enum Self_ { typealias Value = Int }
/// Receives the self_.
protocol Self_Component: AnyObject {
  func newSelf_(_ self_: Int)
}
/// Provides the self_, and has no getter for it.
protocol KnowsTheSelf_ { func provideSelf_(to component: some Self_Component) }

enum Comp { typealias Value = Int }
/// Receives the comp.
protocol CompComponent: AnyObject {
  func newComp(_ comp: Int)
}
/// Provides the comp, and has no getter for it.
protocol KnowsTheComp { func provideComp(to component: some CompComponent) }

enum Theme { typealias Value = Int }
/// Receives the theme.
protocol ThemeComponent: AnyObject {
  func newTheme(_ theme: Int)
}
/// Provides the theme, and has no getter for it.
protocol KnowsTheTheme { func provideTheme(to component: some ThemeComponent) }

enum Étage { typealias Value = Int }
/// Receives the étage.
protocol ÉtageComponent: AnyObject {
  func newÉtage(_ étage: Int)
}
/// Provides the étage, and has no getter for it.
protocol KnowsTheÉtage { func provideÉtage(to component: some ÉtageComponent) }

enum HTTP2 { typealias Value = Int }
/// Receives the http2.
protocol HTTP2Component: AnyObject {
  func newHTTP2(_ http2: Int)
}
/// Provides the http2, and has no getter for it.
protocol KnowsTheHTTP2 { func provideHTTP2(to component: some HTTP2Component) }

enum Source { typealias Value = Int }
protocol SourceComponent: AnyObject {
  func newSource(_ source: Int)
}
protocol KnowsTheSource { func provideSource(to component: some SourceComponent) }

enum Receiver { typealias Value = Int }
protocol ReceiverComponent: AnyObject {
  func newReceiver(_ receiver: Int)
}
protocol KnowsTheReceiver { func provideReceiver(to component: some ReceiverComponent) }

enum Observed { typealias Value = Int }
protocol ObservedComponent: AnyObject {
  func newObserved(_ observed: Int)
}
protocol KnowsTheObserved { func provideObserved(to component: some ObservedComponent) }

enum Named {
  enum Aspect { case a }
  protocol AspectComponent: AnyObject {
    func a()
  }
  protocol KnowsTheAspect { func provideAspect(to component: some AspectComponent) }

  enum Probe { typealias Value = Int }
  protocol ProbeComponent: AnyObject {
    func newProbe(_ probe: Int)
  }
  protocol KnowsTheProbe { func provideProbe(to component: some ProbeComponent) }

  enum Value: Equatable { case a(Int), b }
  protocol ValueComponent: AnyObject {
    func a(_ value: Int)
    func b()
  }
  protocol KnowsTheValue { func provideValue(to component: some ValueComponent) }
}

import Eastward

enum `Type2` { typealias Value = Int }
/// Is told the type2.
protocol Type2Component: AnyObject {
  func newType2(_ type2: Int)
}
/// Tells the type2, and cannot be asked for it.
protocol KnowsTheType2 { func provideType2(to component: some Type2Component) }

enum Self_ { typealias Value = Int }
/// Is told the self_.
protocol Self_Component: AnyObject {
  func newSelf_(_ self_: Int)
}
/// Tells the self_, and cannot be asked for it.
protocol KnowsTheSelf_ { func provideSelf_(to component: some Self_Component) }

enum Comp { typealias Value = Int }
/// Is told the comp.
protocol CompComponent: AnyObject {
  func newComp(_ comp: Int)
}
/// Tells the comp, and cannot be asked for it.
protocol KnowsTheComp { func provideComp(to component: some CompComponent) }

enum Theme { typealias Value = Int }
/// Is told the theme.
protocol ThemeComponent: AnyObject {
  func newTheme(_ theme: Int)
}
/// Tells the theme, and cannot be asked for it.
protocol KnowsTheTheme { func provideTheme(to component: some ThemeComponent) }

enum Étage { typealias Value = Int }
/// Is told the étage.
protocol ÉtageComponent: AnyObject {
  func newÉtage(_ étage: Int)
}
/// Tells the étage, and cannot be asked for it.
protocol KnowsTheÉtage { func provideÉtage(to component: some ÉtageComponent) }

enum HTTP2 { typealias Value = Int }
/// Is told the http2.
protocol HTTP2Component: AnyObject {
  func newHTTP2(_ http2: Int)
}
/// Tells the http2, and cannot be asked for it.
protocol KnowsTheHTTP2 { func provideHTTP2(to component: some HTTP2Component) }

/// The CSS of pictures and pages.
package enum MapStyle {
  /// The number of colors for modules; further modules reuse them.
  static let hues = 8

  /// Returns CSS that defines the light and dark colors as variables of the selected elements.
  package static func variables(_ selector: String) -> String {
    "\(selector){\(light)}@media (prefers-color-scheme:dark){\(selector){\(dark)}}"
  }

  private static let light = """
    --page:#fff;--text:#1a1c1f;--faint:#5c6370;--rule:#d5d9e0;--plain:#a3a9b3;--few:#a87b1f;--more:#cc5a14;--found:#b3261e;--cured:#1b6e3c;\
    --m0:#dbe7fb;--m1:#d9f2e1;--m2:#fbe9d2;--m3:#ecdff7;--m4:#fadde4;--m5:#d6f0f2;--m6:#eeeccb;--m7:#e3e3e8
    """

  private static let dark = """
    --page:#16181c;--text:#e8eaee;--faint:#a4abb8;--rule:#383d46;--plain:#646b77;--few:#b99a55;--more:#f0a05a;--found:#ff8a80;--cured:#7ddba3;\
    --m0:#20344f;--m1:#1d3d2a;--m2:#4a3518;--m3:#382a4a;--m4:#4b2530;--m5:#17393c;--m6:#3b3915;--m7:#33363d
    """

  package static let picture = """
    .page{fill:var(--page)}svg text{font:12px ui-monospace,Menlo,Consolas,monospace;fill:var(--text)}\
    .node{stroke:var(--faint)}.line{fill:none}.line:hover{stroke:var(--text)}\
    .plain{stroke:var(--plain)}.few{stroke:var(--few)}.more{stroke:var(--more)}.most,.found{stroke:var(--found)}.cured{stroke:var(--cured);stroke-dasharray:5 3}\
    .plain-head{fill:var(--plain)}.few-head{fill:var(--few)}.more-head{fill:var(--more)}.most-head,.found-head{fill:var(--found)}.cured-head{fill:var(--cured)}\
    .m0 rect{fill:var(--m0)}.m1 rect{fill:var(--m1)}.m2 rect{fill:var(--m2)}.m3 rect{fill:var(--m3)}\
    .m4 rect{fill:var(--m4)}.m5 rect{fill:var(--m5)}.m6 rect{fill:var(--m6)}.m7 rect{fill:var(--m7)}\
    .trend{fill:none;stroke:var(--found);stroke-width:2}.mark{fill:var(--found)}.axis{stroke:var(--rule)}.cut{stroke:var(--faint);fill:none}
    """
}

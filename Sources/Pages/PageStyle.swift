import Maps

/// The style sheet of a page, which follows the color scheme of the reader.
enum PageStyle {
  /// The hash of the style sheet for the content security policy; a test compares it with the computed hash.
  static let hash = "sha256-vIkLUzGjWZXxUI0v9+POCMwf53wOFyFU/rQnq/ss4dU="

  static let text = MapStyle.variables(":root") + MapStyle.picture + page

  private static let page = """
    *{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 system-ui,sans-serif}\
    header,main{max-width:1200px;margin:auto;padding:0 24px}header p{color:var(--faint);margin:0}\
    h1{font-size:1.7em;margin:24px 0 4px}h2{font-size:1.25em;margin:36px 0 8px}h3{font-size:1em;margin:28px 0 4px}h3 code{font-size:15px}\
    nav a{margin-right:14px}a{color:inherit}nav{margin:10px 0}\
    .scroll{position:relative;overflow:auto;max-height:80vh;border:1px solid var(--rule);border-radius:6px}\
    table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:4px 10px;border-bottom:1px solid var(--rule);vertical-align:top}\
    thead th{position:sticky;top:0;background:var(--page);z-index:1}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}\
    th button{all:unset;cursor:pointer}th button:focus-visible,a:focus-visible,.scroll:focus-visible,input:focus-visible{outline:2px solid var(--found);outline-offset:2px}\
    th[aria-sort=ascending] button::after{content:" ▲"}th[aria-sort=descending] button::after{content:" ▼"}\
    code,pre{font:13px/1.45 ui-monospace,Menlo,Consolas,monospace}pre{margin:6px 0;padding:10px;border:1px solid var(--rule);border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere}main{overflow-wrap:anywhere}td,th{overflow-wrap:normal}td:first-child{white-space:nowrap}\
    table.list td:not(.n):not(:first-child){min-width:9em}table.list td:not(:first-child) code{overflow-wrap:anywhere}\
    @media screen and (min-width:900px){table.list td:has(code){min-width:16em}}\
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}\
    .error,.warning{color:var(--found)}.error{font-weight:600}.faint{color:var(--faint)}\
    .figures{display:flex;flex-wrap:wrap;gap:28px;margin:12px 0;padding:0;list-style:none}.figures b{display:block;font-size:1.6em;line-height:1.2}\
    .lead{font-size:1.07em;max-width:75em;margin:6px 0}.columns{display:flex;flex-wrap:wrap;gap:12px 36px;align-items:flex-start;margin:16px 0}\
    .columns table{flex:1 1 26em;width:auto;max-width:100%}.columns th,.columns td{padding:4px 8px}.columns td:last-child{white-space:nowrap;min-width:8em}.columns td:first-child{white-space:normal;overflow-wrap:anywhere;min-width:9em}\
    caption{text-align:left;font-weight:600;padding:4px 10px 4px 0}.bar{vertical-align:baseline}\
    input{font:inherit;color:inherit;background:var(--page);border:1px solid var(--faint);border-radius:6px;padding:4px 8px;width:min(28em,100%)}\
    svg.wide,svg.narrow{display:block;width:100%}svg.narrow{display:none;max-width:560px}@media(max-width:1000px){svg.wide{display:none}svg.narrow{display:block}}\
    .matrix{width:auto}.matrix th,.matrix td{padding:2px 6px;border:1px solid var(--rule);font-size:12px;text-align:right}\
    .matrix thead th{writing-mode:vertical-rl;transform:rotate(180deg);text-align:left;position:static}.matrix tbody th{white-space:nowrap}\
    .matrix td.hit{color:var(--found);font-weight:600}\
    mark{background:var(--m2);color:inherit;display:inline-block;min-width:100%}ins{color:var(--cured);text-decoration:none}del{color:var(--found);text-decoration:none}\
    details{margin:6px 0}summary{cursor:pointer}\
    @media print{header,main{max-width:none;padding:0}.scroll{overflow:visible;max-height:none;border:0}.scroll svg{max-width:100%;height:auto}nav,p.filter{display:none}\
    thead th{position:static}tr,pre,.figures{break-inside:avoid}h2,h2+p,h3,h3+p,h3+p+p{break-after:avoid}h2+p:has(+.scroll>svg){break-after:auto}mark{print-color-adjust:exact}\
    table.list,table.list code{font-size:9px}table.list th,table.list td{padding:2px 4px}table.list code{overflow-wrap:anywhere}table.list td:nth-child(2) code{overflow-wrap:normal}}
    """
}

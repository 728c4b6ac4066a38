"""Draws the output of a terminal as SVG, in the colors that the viewer prefers: terminal_picture.py TITLE [HEAD] < OUTPUT > PICTURE

HEAD is the number of first lines that are shown before the last three. Lines are cut at 120 columns.
"""

import html
import re
import sys
import unicodedata

COLUMNS, LETTER, LINE = 120, 7.8, 19
CLASSES = {"1": "strong", "2": "faint", "1;31": "error", "1;33": "warning", "1;36": "note"}
STYLE = """
svg{--page:#fbfbfc;--text:#1a1c1f;--faint:#5c6370;--error:#b3261e;--warning:#8a5a00;--note:#00687a;--rule:#d5d9e0}
@media (prefers-color-scheme:dark){svg{--page:#16181c;--text:#e8eaee;--faint:#a4abb8;--error:#ff8a80;--warning:#f0b860;--note:#7ad0e0;--rule:#383d46}}
text{font:13px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:var(--text);white-space:pre}
.strong,.error,.warning,.note{font-weight:600}.faint{fill:var(--faint)}.error{fill:var(--error)}.warning{fill:var(--warning)}.note{fill:var(--note)}
"""


def runs(line):
    """Returns the parts of a line, each with its class, cut at the last column."""
    kind, room = None, COLUMNS
    for code, text in re.findall(r"\x1b\[([0-9;]*)m|([^\x1b]+)", line):
        if not text:
            kind = CLASSES.get(code)
            continue
        if len(text) > room:
            yield kind, text[: max(0, room - 1)] + "…"
            return
        room -= len(text)
        yield kind, text


def drawn(line, y):
    x, spans = 20, ""
    for kind, text in runs(line):
        # Each part has its place, so that a font of another width does not move the others.
        name = f' class="{kind}"' if kind else ""
        spans += f'<tspan x="{x:.1f}"{name}>{html.escape(text)}</tspan>'
        x += LETTER * sum(2 if unicodedata.east_asian_width(it) in "WF" else 1 for it in text)
    return f'<text y="{y}">{spans}</text>\n'


title, lines = sys.argv[1], sys.stdin.read().rstrip("\n").split("\n")
if len(sys.argv) > 2 and int(sys.argv[2]) + 4 < len(lines):
    lines = lines[: int(sys.argv[2])] + ["\x1b[2m⋮\x1b[0m"] + lines[-3:]
lines = [f"\x1b[2m$\x1b[0m {title}"] + lines
width, height = int(COLUMNS * LETTER + 40), len(lines) * LINE + 32
body = "".join(drawn(line, 28 + number * LINE) for number, line in enumerate(lines) if line)
label = html.escape("\n".join(re.sub(r"\x1b\[[0-9;]*m", "", line) for line in lines))
print(
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" aria-label="{title}">'
    f"<desc>{label}</desc>\n<style>{STYLE}</style>\n"
    f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="8" fill="var(--page)" stroke="var(--rule)"/>\n{body}</svg>'
)

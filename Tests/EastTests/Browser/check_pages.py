"""Reads pages of one file in a headless Chromium, from the disk: check_pages.py CHROMIUM FILE... [--names FILE] [--screenshots DIRECTORY]

Nothing may be written to the console, and nothing asked for. Tables are filtered and sorted, and everything is reached with the tab key. At 500, 1,200
and 2,000 pixels, light and dark, no text has too little contrast (WCAG AA) or is below 11 pixels, and headings, tables and regions are named (axe).
Tables, drawings and code fit on a sheet when the page is printed.
"""

import argparse
import itertools
import json
import pathlib
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

parser = argparse.ArgumentParser()
parser.add_argument("chromium")
parser.add_argument("files", nargs="+", type=pathlib.Path)
parser.add_argument("--names", type=pathlib.Path, help="a list, in JSON, of names that every page must show")
parser.add_argument("--screenshots", type=pathlib.Path)
arguments = parser.parse_args()
names = json.loads(arguments.names.read_text()) if arguments.names else []
problems = []


def watched(page):
    page.on("console", lambda message: problems.append(f"{page.url}: {message.text}"))
    page.on("pageerror", lambda error: problems.append(f"{page.url}: {error}"))
    page.on("dialog", lambda dialog: problems.append(f"{page.url}: a dialog: {dialog.message}"))
    page.on("request", lambda request: request.url.startswith("file:") or problems.append(f"asks for {request.url}"))
    return page


def require(holds, what):
    if not holds:
        problems.append(what)


# The height of the smallest text in pixels, with what scales a drawing.
SMALLEST = """Math.min(...[...document.querySelectorAll('body *')].filter(it => it.checkVisibility() && !it.closest('.hidden')
  && [...it.childNodes].some(node => node.nodeType == 3 && node.data.trim())).map(it =>
  parseFloat(getComputedStyle(it).fontSize) * (it.getScreenCTM ? it.getScreenCTM().a : 1)))"""


def look(browser, file):
    for width, scheme in itertools.product([500, 1200, 2000], ["light", "dark"]):
        page = watched(browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme))
        page.goto(file.as_uri())
        require(not page.evaluate("document.documentElement.scrollWidth > innerWidth"), f"{file.name} is wider than {width}")
        smallest = page.evaluate(SMALLEST)
        require(smallest >= 11, f"{file.name}, {width}: text of {smallest} pixels")
        for violation in Axe().run(page).response["violations"]:
            problems.append(f"{file.name}, {width}, {scheme}: {violation['id']}: {violation['nodes'][0]['html'][:200]}")
        if arguments.screenshots:
            page.screenshot(path=arguments.screenshots / f"{file.stem}-{width}-{scheme}.png", full_page=False)
        page.close()


def print_out(browser, file):
    # The width of a sheet of A4 without margins.
    page = watched(browser.new_page(viewport={"width": 720, "height": 1000}))
    page.emulate_media(media="print")
    page.goto(file.as_uri())
    wide = "[...document.querySelectorAll('table.list,svg,pre')].filter(it => it.getBoundingClientRect().right > innerWidth)"
    require(page.evaluate(f"{wide}.length") == 0, f"{file.name} is printed wider than a sheet")
    page.close()


def use(browser, file):
    page = watched(browser.new_page(viewport={"width": 1280, "height": 900}))
    page.goto(file.as_uri())
    cells = "\n".join(page.locator("table.list td").all_text_contents())
    for name in names:
        require(name in cells, f"{file.name} does not show {name!r}")
    for number in range(page.locator("section:has(table.list)").count()):
        use_table(page, page.locator("section:has(table.list)").nth(number), f"{file.name}, table {number}")
    page.reload()
    reached = set()
    for _ in range(80):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.closest('nav,.scroll,p.filter,thead,details')?.className ?? ''"))
    require({"scroll", "filter"} <= reached, f"{file.name}: the tab key reaches only {sorted(reached)}")
    page.close()


def use_table(page, section, title):
    rows = section.locator("tbody tr")
    total = rows.count()
    require(total > 0, f"{title} has no rows")
    text = rows.nth(total - 1).inner_text()
    field = section.locator("input[type=search]")
    field.fill(text)
    require(rows.locator("visible=true").count() >= 1, f"{title}: the last row is not found by its own text")
    field.fill("of which there is nothing")
    require(rows.locator("visible=true").count() == 0, f"{title}: the filter keeps what does not match")
    require(section.locator("output").inner_text() == f"0 of {total}", f"{title}: the count is wrong")
    field.fill("")
    heads = section.locator("thead th")
    for column in range(heads.count()):
        seen = []
        for direction in ["ascending", "descending"]:
            heads.nth(column).locator("button").focus()
            page.keyboard.press("Enter")
            require(heads.nth(column).get_attribute("aria-sort") == direction, f"{title}: not {direction}")
            seen.append(rows.evaluate_all(
                f"rows => rows.map(row => row.cells[{column}].dataset.key ?? row.cells[{column}].textContent)"))
        require(sorted(seen[0]) == sorted(seen[1]) and len(seen[0]) == total, f"{title}: sorting loses rows")
        order = page.evaluate("texts => [...texts].sort(new Intl.Collator('en', { numeric: true }).compare)", seen[0])
        require(order == seen[0], f"{title}: column {column} is not sorted")


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox"])
    for file in (file.resolve() for file in arguments.files):
        look(browser, file)
        print_out(browser, file)
        use(browser, file)
    browser.close()

for problem in problems[:50]:
    print(problem)
print(f"{len(arguments.files)} pages, {len(problems)} problems")
sys.exit(1 if problems else 0)

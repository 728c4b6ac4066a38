"""Reads a site in a headless Chromium: check_site.py CHROMIUM DIRECTORY [SCREENSHOTS]

Every page of the linter is visited, and every link and heading that a page links to must be there. Nothing may be written to the console as
an error, and nothing asked of another host. Some pages are also checked on a narrow screen, light and dark, for contrast (WCAG AA).
"""

import functools
import http.server
import pathlib
import sys
import threading
import urllib.parse

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

chromium, directory = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
screenshots = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
problems = []


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(directory)))
threading.Thread(target=server.serve_forever, daemon=True).start()
home = f"http://127.0.0.1:{server.server_port}"
front = "/documentation/east"


def exists(path):
    file = directory / path.strip("/")
    return file.is_file() or (file / "index.html").is_file()


def watched(page):
    page.on("console", lambda message: message.type == "error" and problems.append(f"{page.url}: {message.text}"))
    page.on("pageerror", lambda error: problems.append(f"{page.url}: {error}"))
    page.on("request", lambda request: request.url.startswith((home, "data:")) or problems.append(f"asks for {request.url}"))
    page.on("response", lambda response: response.status >= 400 and problems.append(f"{response.status}: {response.url}"))
    return page


def visit(page, path):
    page.goto(f"{home}{path}/", wait_until="networkidle")
    page.wait_for_selector("h1")


def crawl(page):
    headings, links, queue, seen = {}, [], [front], set()
    while queue:
        path = queue.pop()
        if path in seen:
            continue
        seen.add(path)
        visit(page, path)
        headings[path] = set(page.eval_on_selector_all("[id]", "found => found.map(one => one.id)"))
        for target in page.eval_on_selector_all("main a[href]", "found => found.map(one => one.href)"):
            if not target.startswith(home):
                continue
            parts = urllib.parse.urlsplit(target)
            aim = urllib.parse.unquote(parts.path).rstrip("/").lower()
            links.append((path, aim, urllib.parse.unquote(parts.fragment)))
            if not exists(aim):
                problems.append(f"{path}: no such page: {aim}")
            elif f"{aim}/".startswith(f"{front}/"):
                queue.append(aim)
    for path, aim, fragment in links:
        if fragment and aim in headings and fragment not in headings[aim]:
            problems.append(f"{path}: {aim} has no heading '{fragment}'")
    return seen, links


def look(browser, paths):
    for path in paths:
        for width, scheme in [(400, "light"), (400, "dark"), (1280, "light"), (1280, "dark")]:
            page = watched(browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme))
            visit(page, path)
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                problems.append(f"{path} is wider than {width} pixels")
            found = Axe().run(page, options={"runOnly": ["color-contrast"]})
            for violation in found.response["violations"]:
                for node in violation["nodes"]:
                    problems.append(f"{path}, {width}, {scheme}: {node['target']}: {node['any'][0]['message']}")
            if screenshots:
                page.screenshot(path=screenshots / f"{path.rsplit('/', 1)[1]}-{width}-{scheme}.png")
            page.close()


def search(page):
    visit(page, front)
    page.get_by_placeholder("Filter").fill("write-through")
    page.wait_for_selector(".navigator-card-item .leaf-link[href*='write-through']")


def search_texts(page):
    """From the field above a page to a heading of another page, by words of its text."""
    visit(page, front)
    page.get_by_label("Search all pages").fill("shallow clone")
    page.keyboard.press("Enter")
    page.wait_for_selector("#found li")
    for query, path in [
        ("changing local copy", "documentation/east/write-through/"),
        ("truncateFuture", "documentation/eastward/recorder/truncatefuture()/"),
        ("WAITFORSUSPENSIONS", "documentation/eastward/effectsasfeedback/"),
        ("0.3 seconds typed", "documentation/eastward/effectsasfeedback/"),
    ]:
        page.get_by_label("Words on a page").fill(query)
        page.wait_for_function("query => location.search === '?q=' + encodeURIComponent(query)", arg=query)
        hrefs = page.eval_on_selector_all("#found a", "found => found.map(one => decodeURIComponent(one.href))")
        if not any(f"/{path}" in href for href in hrefs[:5]):
            problems.append(f"'{query}' does not find {path}, but {hrefs[:5]}")
        if page.locator("#found mark").count() == 0:
            problems.append(f"'{query}' is not marked")
    for query in ["no-such-word-anywhere", "<img src=x onerror=alert(1)>"]:
        page.get_by_label("Words on a page").fill(query)
        page.wait_for_function("document.getElementById('count').textContent === '0 pages'")
    page.get_by_label("Words on a page").fill("debounces nothing typed")
    page.wait_for_function("document.querySelector('#found a')?.hash === '#Tests'")
    page.locator("#found a").first.click()
    page.wait_for_selector("h1")


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    seen, links = crawl(watched(browser.new_page(viewport={"width": 1280, "height": 900})))
    pages = [front] + [f"{front}/{name}" for name in ("configuration", "reach", "history", "rules")]
    look(browser, pages)
    look(browser, ["/search"])
    search(watched(browser.new_page(viewport={"width": 1280, "height": 900})))
    search_texts(watched(browser.new_page(viewport={"width": 1280, "height": 900})))
    browser.close()

for problem in sorted(set(problems)):
    print(problem)
print(f"{len(seen)} pages, {len(links)} links, {len(set(problems))} problems")
sys.exit(1 if problems else 0)

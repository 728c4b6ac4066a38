"""Reads the page of a timeline in a headless Chromium, from the disk: check_timeline.py CHROMIUM FILE

Each link shows one moment and no other, with the keyboard as well; nothing is asked for or written to the console, and at 500, 1,200 and 2,000
pixels, light and dark, nothing is hard to read (axe).
"""

import itertools
import pathlib
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

chromium, file = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
problems = []
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    for width, scheme in itertools.product([500, 1200, 2000], ["light", "dark"]):
        page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
        page.on("console", lambda message: problems.append(message.text))
        page.on("request", lambda request: request.url.startswith("file:") or problems.append(f"asks for {request.url}"))
        page.goto(file.as_uri())
        links = page.locator("nav a")
        for number in range(links.count()):
            links.nth(number).focus()
            page.keyboard.press("Enter")
            shown = page.locator("section:visible")
            if shown.count() != 1 or shown.get_attribute("id") != links.nth(number).get_attribute("href")[1:]:
                problems.append(f"{width}: link {number} shows {shown.count()} moments")
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            problems.append(f"the page is wider than {width}")
        for violation in Axe().run(page).response["violations"]:
            problems.append(f"{width}, {scheme}: {violation['id']}: {violation['nodes'][0]['html'][:200]}")
        moments = links.count()
        page.close()
    browser.close()
print("\n".join(problems[:20]))
print(f"{moments} moments, {len(problems)} problems")
sys.exit(1 if problems else 0)

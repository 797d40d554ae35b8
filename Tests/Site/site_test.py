"""The built site in Chromium: no request to other hosts, nothing wider than a phone, and nothing that axe finds."""

import functools
import http.server
import os
import shutil
import threading
import unittest

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

PAGES = [
    "", "Start/FiveMinutes/", "Generate/Module/", "Recipes/Build/", "Reference/Commands/lint/", "Rules/missing-key/",
]
WINDOWS = {"desktop": (1280, 900), "phone": (360, 740)}


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        """A page that is closed early drops its connections."""


class SiteTest(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        handler = functools.partial(Quiet, directory=os.environ["SITE"])
        cls.server = Server(("127.0.0.1", 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.address = f"http://127.0.0.1:{cls.server.server_port}/"
        cls.playwright = sync_playwright().start()
        # Chromium has no sandbox for root.
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        cls.browser = cls.playwright.chromium.launch(executable_path=shutil.which("chromium"), args=arguments)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.server.shutdown()
        cls.server.server_close()

    def open(self, path, window="desktop", scheme="light"):
        width, height = WINDOWS[window]
        context = self.browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
        self.addCleanup(context.close)
        self.faults = []
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", lambda request: self.note(request.url))
        page.on("response", lambda answer: answer.ok or self.faults.append(f"{answer.status}: {answer.url}"))
        page.goto(self.address + path)
        return page

    def note(self, url):
        if not url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"request: {url}")

    def tearDown(self):
        self.assertEqual(getattr(self, "faults", []), [])

    def test_axe_finds_nothing_and_nothing_is_wider_than_the_window(self):
        for path in PAGES:
            for scheme, window in [("light", "desktop"), ("dark", "desktop"), ("dark", "phone")]:
                with self.subTest(path=path, scheme=scheme, window=window):
                    page = self.open(path, window, scheme)
                    results = Axe().run(page)
                    found = [
                        f"{violation['id']}: {node['html'][:150]} {node.get('failureSummary', '')}"
                        for violation in results.response["violations"] for node in violation["nodes"][:3]
                    ]
                    self.assertEqual(found, [])
                    self.assertEqual(self.faults, [])
                    self.assertLessEqual(
                        page.evaluate("document.documentElement.scrollWidth"), WINDOWS[window][0])
                    page.context.close()

    def test_colors_follow_the_system(self):
        for scheme, name in [("light", "default"), ("dark", "slate")]:
            page = self.open("", scheme=scheme)
            self.assertEqual(page.evaluate("document.body.dataset.mdColorScheme"), name)

    def test_search_finds_a_page(self):
        page = self.open("")
        page.get_by_role("textbox", name="Search").fill("baseline")
        page.locator(".md-search-result__item a").first.wait_for(timeout=60000)
        found = page.locator(".md-search-result__item a").evaluate_all("all => all.map(a => a.href)")
        self.assertTrue(any("Suppressing" in address for address in found), found)


if __name__ == "__main__":
    unittest.main()

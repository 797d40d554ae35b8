"""A browser for the tests of pages, which notes whatever a page does that it should not."""

import os
import shutil
import unittest

from playwright.sync_api import sync_playwright

PAGES = os.environ["PAGES"]
L10N = os.environ["L10N"]


class PageTest(unittest.TestCase):
    """Tests with a browser. Whatever a page complains of, asks for or pops up makes its test fail."""

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        # Chromium has no sandbox for root.
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        cls.browser = cls.playwright.chromium.launch(executable_path=shutil.which("chromium"), args=arguments)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    def open(self, path, width=1280, height=900, script=None, **options):
        """A page of the built reports: `Player/index.html`, perhaps with a fragment behind it and a script before its own."""
        context = self.browser.new_context(viewport={"width": width, "height": height}, **options)
        if script:
            context.add_init_script(script)
        self.addCleanup(context.close)
        self.faults = []
        context.set_default_timeout(5000)
        page = context.new_page()
        context.route("**/*", self.pass_on)
        page.on("console", lambda message: self.note(message))
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("dialog", lambda dialog: (self.faults.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        page.goto(f"file://{PAGES}/{path}")
        return page

    def open_settings(self, page):
        """Unfolds the settings of the player's page that are seldom changed."""
        page.locator(".more > summary").click()

    def pass_on(self, route):
        url = route.request.url
        if url.startswith(f"file://{PAGES}/"):
            return route.continue_()
        self.faults.append(f"request: {url}")
        route.abort()

    def note(self, message):
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def tearDown(self):
        self.assertEqual(getattr(self, "faults", []), [])

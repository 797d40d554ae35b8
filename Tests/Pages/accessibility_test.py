"""Every kind of page under axe-core, in light and dark."""

from axe_playwright_python.sync_playwright import Axe
from browser import PageTest

KINDS = [
    "Player/index.html", "Hostile/index.html", "Player/locale-en.html", "Player/locale-ar.html",
    "Hostile/locale-ar.html", "Player/player.html", "Player/player.html#language=ar&beside=en&layout=live&labels=on",
    "Player/player.html#layout=ad&size=200", "Hostile/player.html", "Many/locale-ar.html", "Player/translate-ar.html",
    "Hostile/translate-ar.html", "Many/translate-ar.html", "Conformance/index.html",
]


class AccessibilityTest(PageTest):
    def test_axe_finds_nothing(self):
        for scheme in ["light", "dark"]:
            for path in KINDS:
                with self.subTest(path=path, scheme=scheme):
                    page = self.open(path, color_scheme=scheme)
                    page.wait_for_selector("#texts:not([aria-busy])", state="attached") if "Many/locale" in path else None
                    page.wait_for_selector("body[data-ready]") if "translate" in path else None
                    results = Axe().run(page)
                    found = [
                        f"{violation['id']}: {node['html'][:120]} {node.get('failureSummary', '')}"
                        for violation in results.response["violations"]
                        for node in violation["nodes"][:3]
                    ]
                    self.assertEqual(found, [])

    def test_headings_go_down_one_by_one(self):
        for path in KINDS:
            page = self.open(path)
            levels = page.locator("h1, h2, h3").evaluate_all("all => all.map(e => Number(e.tagName[1]))")
            self.assertEqual(levels[0], 1, path)
            self.assertEqual(levels.count(1), 1, path)
            for first, second in zip(levels, levels[1:]):
                self.assertLessEqual(second, first + 1, path)

    def test_focus_is_seen_everywhere(self):
        page = self.open("Player/player.html")
        for _ in range(30):
            page.keyboard.press("Tab")
            style = page.evaluate("(s => [s.outlineStyle, s.outlineWidth])(getComputedStyle(document.activeElement))")
            self.assertEqual(style, ["solid", "3px"], page.evaluate("document.activeElement.outerHTML"))

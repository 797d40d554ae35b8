"""The overview and the pages of languages."""

from browser import PageTest
from playwright.sync_api import expect


class OverviewTest(PageTest):
    def rows(self, page):
        return page.locator("#finding-list tbody tr:visible")

    def test_findings_are_filtered(self):
        page = self.open("Hostile/index.html")
        every = self.rows(page).count()
        self.assertGreater(every, 6)
        self.assertEqual(page.locator("#finding-count").inner_text(), f"{every} findings")
        page.get_by_role("combobox", name="Language", exact=True).select_option("ar")
        arabic = self.rows(page).count()
        self.assertTrue(0 < arabic < every)
        page.get_by_role("combobox", name="Rule").select_option("argument-type")
        self.assertEqual(page.locator("#finding-count").inner_text(), f"1 of {every} findings")
        self.assertIn("'count'", self.rows(page).inner_text())
        page.get_by_role("button", name="Show all").click()
        expect(self.rows(page)).to_have_count(every)
        page.get_by_role("combobox", name="File").select_option("fr.lproj/Texts.strings")
        french = self.rows(page).count()
        self.assertTrue(0 < french < every)
        page.get_by_role("combobox", name="Severity").select_option("error")
        self.assertTrue(0 < self.rows(page).count() <= french)

    def test_a_finding_leads_to_its_text(self):
        page = self.open("Hostile/index.html")
        page.get_by_role("combobox", name="Rule").select_option("empty-value")
        self.rows(page).get_by_role("link", name="ar").click()
        self.assertEqual(page.locator("li:target h3").inner_text(), "hint")
        self.assertIn("an empty text", page.locator("li:target").inner_text())

    def test_findings_are_filtered_by_keyboard(self):
        page = self.open("Hostile/index.html")
        every = self.rows(page).count()
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.textContent"), "Skip to the contents")
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.id"), "contents")
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.name") == "words":
                break
        page.keyboard.type("argument")
        expect(page.locator("#finding-count")).not_to_have_text(f"{every} findings")
        self.assertTrue(0 < self.rows(page).count() < every)
        page.keyboard.press("Tab")
        page.keyboard.type("error")
        self.assertEqual(page.evaluate("document.activeElement.value"), "error")

    def test_texts_are_found_by_words_and_state(self):
        page = self.open("Hostile/locale-ar.html")
        shown = page.locator(".texts > li:visible")
        self.assertEqual(shown.count(), 10)
        page.get_by_role("searchbox", name="Words or key").fill("تشغيل")
        expect(page.locator("#text-count")).to_have_text("1 of 10 texts")
        self.assertEqual(shown.locator("h3").inner_text(), "play")
        page.get_by_role("searchbox", name="Words or key").fill("")
        page.get_by_role("combobox", name="Show").select_option("missing")
        expect(page.locator("#text-count")).to_have_text("3 of 10 texts")
        self.assertEqual(shown.locator("h3").all_inner_texts()[1:], ["long", "time"])

    def test_arabic_runs_from_right_to_left(self):
        page = self.open("Player/locale-ar.html")
        words = page.locator(".words[lang=ar]").first
        self.assertEqual(words.evaluate("e => getComputedStyle(e).direction"), "rtl")
        beside = page.locator(".words[lang=en]").first
        self.assertEqual(beside.evaluate("e => getComputedStyle(e).direction"), "ltr")

    def test_hostile_texts_are_texts(self):
        for name in ["index", "locale-en", "locale-ar", "locale-fr", "player"]:
            page = self.open(f"Hostile/{name}.html")
            self.assertIsNone(page.evaluate("window.broken ?? null"), name)
            self.assertEqual(page.locator("img").count(), 0, name)
            self.assertEqual(page.locator("main i").count(), 0, name)
        page = self.open("Hostile/locale-en.html")
        row = page.locator(".texts > li", has=page.get_by_role("heading", name="hostile", exact=True))
        self.assertIn("</script><script>window.broken = 1</script>", row.locator(".words").inner_text())
        self.assertEqual(row.locator(".cp").all_inner_texts(), ["U+202E", "U+202C", "U+0000"])

    def test_pages_fit_a_narrow_window(self):
        for path in ["Player/index.html", "Hostile/index.html", "Hostile/locale-ar.html", "Player/player.html"]:
            page = self.open(path, width=320)
            self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320, path)

    def test_everything_can_be_read_without_scripts(self):
        page = self.open("Hostile/index.html", java_script_enabled=False)
        self.assertGreater(self.rows(page).count(), 6)
        self.assertFalse(page.locator("#finding-filters").is_visible())
        page = self.open("Player/player.html", java_script_enabled=False)
        self.assertFalse(page.locator("#preview").is_visible())
        page.locator("summary", has_text="buttonPlayback").click()
        self.assertTrue(page.get_by_role("cell", name="تشغيل", exact=True).is_visible())

    def test_many_texts_are_unpacked(self):
        page = self.open("Many/locale-ar.html#t1400")
        texts = page.locator(".texts > li")
        expect(texts).to_have_count(1500)
        expect(page.locator("#text-count")).to_have_text("1,500 texts")
        expect(page.locator("li:target")).to_be_in_viewport()
        self.assertEqual(page.locator("li:target").get_attribute("id"), "t1400")
        key = page.locator("li:target h3").inner_text()
        page.get_by_role("searchbox", name="Words or key").fill(key)
        expect(page.locator("#text-count")).to_have_text("1 of 1,500 texts")
        page = self.open("Many/locale-ar.html", java_script_enabled=False)
        self.assertIn("allow the page's script", page.locator("#texts").inner_text())

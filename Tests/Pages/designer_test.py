"""What designers check on the player's page."""

import struct

from axe_playwright_python.sync_playwright import Axe
from browser import PageTest

CUT = "Player/player.html#layout=ad&lines=on&labels=on&screen=360&language=de"


class DesignerTest(PageTest):
    def rows(self, page):
        """The controls with texts that are cut: sizes, languages and the worst of them."""
        rows = page.locator("#cut tbody tr")
        return {
            row.locator("th").inner_text(): [cell.inner_text() for cell in row.locator("td").all()] for row in rows.all()
        }

    def test_texts_that_are_cut_are_found_in_all_languages_and_sizes(self):
        page = self.open(CUT)
        rows = self.rows(page)
        self.assertIn("buttonSkipAdCountdown", rows)
        sizes, languages, worst = rows["buttonSkipAdCountdown"]
        self.assertIn("200%", sizes)
        self.assertIn("de", languages.split(", "))
        self.assertNotIn("Accents", worst)
        self.assertRegex(worst, r"needs \d+ px of \d+ px$")
        # A short text in a wide screen is cut nowhere.
        self.assertNotIn("viewButtonSkip", {name for name, cells in rows.items() if "100%" in cells[0]})
        self.assertEqual(page.locator("#cut output").inner_text(), f"{len(rows)} controls have texts that are cut off.")

    def test_what_is_measured_is_what_is_drawn(self):
        page = self.open(CUT + "&size=200")
        marked = page.locator(".player .unfit").evaluate_all("all => all.map((part) => part.dataset.control)")
        drawn = page.locator("#stage [data-control]").evaluate_all("""all => all.filter((part) => {
          const lines = part.matches(".words") ? [part] : [...part.querySelectorAll(".caption, :scope > bdi")];
          return lines.some((line) => line.scrollWidth > line.clientWidth + 1);
        }).map((part) => part.dataset.control)""")
        self.assertTrue(drawn)
        self.assertEqual(drawn, marked)
        self.assertRegex(page.locator(".unfit").first.get_attribute("title"), r"^cut off: needs \d+ px of \d+ px$")
        page.locator("#cut tbody button").first.click()
        self.assertEqual(page.evaluate("document.activeElement.dataset.control"), marked[0])

    def test_more_room_cuts_less(self):
        page = self.open("Player/player.html#layout=vod&lines=on&labels=on&room=64")
        narrow = self.rows(page)
        page.get_by_role("combobox", name="Label width").select_option("192 px")
        wide = self.rows(page)
        self.assertTrue(set(wide) < set(narrow), (sorted(wide), sorted(narrow)))
        page.get_by_role("checkbox", name="Find labels that are cut off").uncheck()
        self.assertFalse(page.locator("#cut").is_visible())
        self.assertEqual(page.locator(".unfit").count(), 0)

    def test_pseudo_languages_and_directions_are_a_click_away(self):
        page = self.open("Player/player.html#language=fr")
        self.open_settings(page)
        play = page.locator("[data-control=buttonPlayback]").first
        before = play.get_attribute("aria-label")
        pseudo = page.get_by_role("button", name="Accents and brackets")
        pseudo.click()
        self.assertTrue(play.get_attribute("aria-label").startswith("["))
        self.assertEqual(pseudo.get_attribute("aria-pressed"), "true")
        mirrored = page.get_by_role("button", name="From right to left")
        mirrored.click()
        self.assertEqual(page.locator(".screen").get_attribute("dir"), "rtl")
        mirrored.click()
        self.assertEqual(play.get_attribute("aria-label"), before)
        page.get_by_role("button", name="Both directions").click()
        self.assertEqual(page.locator(".screen").evaluate_all("all => all.map((one) => one.dir)"), ["ltr", "rtl"])
        page.get_by_role("button", name="Both directions").click()
        self.assertEqual(page.locator(".screen").count(), 1)

    def test_high_contrast_draws_white_on_black(self):
        page = self.open("Player/player.html#contrast=on")
        style = "e => [getComputedStyle(e).backgroundColor, getComputedStyle(e).color]"
        self.assertEqual(page.locator(".screen").evaluate(style), ["rgb(0, 0, 0)", "rgb(255, 255, 255)"])
        self.assertFalse(page.locator(".scene").is_visible())

    def test_each_language_gives_a_picture(self):
        page = self.open("Player/player.html#layout=ad&screen=360")
        count = page.get_by_role("combobox", name="Language", exact=True).locator("option").count()
        files = []
        page.on("download", lambda file: files.append(file))
        page.get_by_role("button", name="Save a picture of each language").click()
        for _ in range(100):
            if len(files) < count:
                page.wait_for_timeout(200)
        names = sorted(file.suggested_filename for file in files)
        self.assertIn("ad-ar.png", names)
        self.assertEqual(len(set(names)), count)
        data = files[0].path().read_bytes()
        self.assertEqual(data[:8], b"\x89PNG\r\n\x1a\n")
        width, height = struct.unpack(">II", data[16:24])
        self.assertEqual(width, 392)
        self.assertGreater(height, 100)

    def test_axe_finds_nothing(self):
        for path in [CUT, "Player/player.html#contrast=on&beside=ar&lines=on&labels=on"]:
            for scheme in ["light", "dark"]:
                page = self.open(path, color_scheme=scheme)
                found = [
                    f"{violation['id']}: {node['html'][:160]}"
                    for violation in Axe().run(page).response["violations"] for node in violation["nodes"][:3]]
                self.assertEqual(found, [], path)

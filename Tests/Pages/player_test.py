"""The player's preview."""

import subprocess

from browser import L10N, PageTest


def label(state, locale, *options):
    """What `l10n label` says of the play button."""
    return subprocess.check_output(
        [L10N, "label", "Localizations", "buttonPlayback", "--state", state, "--locale", locale, *options], text=True
    ).rstrip("\n")


class PlayerTest(PageTest):
    def test_play_is_named_in_arabic_in_both_states(self):
        page = self.open("Player/player.html")
        page.get_by_role("combobox", name="Language", exact=True).select_option("ar")
        player = page.get_by_role("group", name="Player, Arabic")
        self.assertEqual(player.get_attribute("dir"), "rtl")
        player.get_by_role("button", name="تشغيل", exact=True).click()
        pause = label("secondary", "ar")
        self.assertNotEqual(pause, "تشغيل")
        self.assertEqual(player.get_by_role("button", name=pause, exact=True).count(), 1)
        self.assertEqual(player.get_by_role("button", name="تشغيل", exact=True).count(), 0)
        self.assertTrue(page.locator(".now").inner_text().startswith(pause))
        player.get_by_role("button", name=pause, exact=True).click()
        self.assertEqual(player.get_by_role("button", name="تشغيل", exact=True).count(), 1)
        # The keys stand as they do in English, with Arabic words.
        box, frame = player.locator("[data-control=buttonPlayback]").bounding_box(), player.bounding_box()
        self.assertLess(box["x"], frame["x"] + frame["width"] / 2)

    def test_every_language_says_what_the_tool_says(self):
        page = self.open("Player/player.html")
        choice = page.get_by_role("combobox", name="Language", exact=True)
        names = choice.locator("option").evaluate_all("options => options.map(o => o.value)")
        self.assertEqual(len(names), 14)
        for name in names:
            choice.select_option(name)
            button = page.locator("[data-control=buttonPlayback]")
            if name in ("en-XA", "ar-XB"):
                self.assertNotEqual(button.get_attribute("aria-label"), "Play")
                continue
            self.assertEqual(button.get_attribute("aria-label"), label("primary", name), name)
            button.click()
            self.assertEqual(button.get_attribute("aria-label"), label("secondary", name), name)
            button.click()

    def test_the_line_tells_name_value_role_and_hint(self):
        page = self.open("Player/player.html")
        page.locator("[data-control=sliderProgress]").focus()
        line = page.locator(".now")
        self.assertEqual(
            line.inner_text(),
            "Timeline 2 minutes, 29 seconds of 9 minutes, 56 seconds slider Changes the playback position.")
        self.assertEqual(page.locator(".said [aria-current]").inner_text(), line.inner_text())
        page.keyboard.press("End")
        self.assertIn("9 minutes, 56 seconds of 9 minutes, 56 seconds", line.inner_text())
        self.assertEqual(page.locator("[data-control=labelCurrentTime]").inner_text(), "9:56")

    def test_screen_readers_have_orders_of_their_own(self):
        page = self.open("Player/player.html#language=de&control=sliderProgress")
        value = "2 Minuten, 29 Sekunden von 9 Minuten, 56 Sekunden"
        parts = {
            "VoiceOver": ["Zeitleiste", value, "Schieberegler"], "TalkBack": [value, "Zeitleiste", "Schieberegler"],
            "NVDA": ["Zeitleiste", "Schieber", value],
        }
        for name, order in parts.items():
            page.get_by_role("combobox", name="Screen reader").select_option(name)
            self.assertEqual(page.locator(".said h2").inner_text(), f"{name} says")
            self.assertTrue(page.locator(".now").inner_text().startswith(" ".join(order)), page.locator(".now").inner_text())
            self.assertTrue(page.locator(".said [aria-current]").inner_text().startswith(" ".join(order)))

    def test_screen_readers_name_states(self):
        page = self.open("Hostile/player.html#language=fr&layout=")
        name = page.locator("[data-control=buttonRepeat]").get_attribute("aria-label")
        parts = {
            "VoiceOver": [f"{name} bouton activé", f"sélectionné {name} bouton"],
            "TalkBack": [f"activé {name} bouton", f"sélectionné {name} bouton"],
            "NVDA": [f"{name} bascule activé", f"{name} bouton sélectionné"],
        }
        for control in ("buttonRepeat", "buttonShuffle"):
            page.locator(f"[data-control={control}]").click()
        for reader, lines in parts.items():
            page.get_by_role("combobox", name="Screen reader").select_option(reader)
            said = [text.split("\n")[0] for text in page.locator(".said li").all_inner_texts()]
            for line in lines:
                self.assertIn(line, said)

    def test_the_total_time_is_spoken_in_words(self):
        page = self.open("Player/player.html#control=labelDuration")
        self.assertEqual(page.locator("[data-control=labelDuration]").inner_text(), "9:56")
        self.assertEqual(page.locator(".now").inner_text(), "Total time, 9 minutes, 56 seconds")

    def test_announcements_are_listed_and_rehearsed(self):
        page = self.open("Player/player.html")
        rows = page.get_by_role("group", name="Announcements", exact=True).locator("tbody tr")
        texts = {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in rows.all()}
        self.assertEqual(len(texts), 12)
        self.assertEqual(texts["thumbnails.scrub.announcement"][1:], ["polite", "2.0 s", ""])
        self.assertEqual(texts["error.video.failed.error"][1], "assertive")
        self.assertIn("playback.loading.text", texts["error.video.failed.error"][3])
        timeline = page.get_by_role("group", name="What is heard when much happens at once").locator("tbody tr")
        times = [float(time.removesuffix(" s")) for time in timeline.locator("th").all_inner_texts()]
        self.assertEqual(times, sorted(times))
        moments = [row.locator("td").all_inner_texts() for row in timeline.all()]
        self.assertEqual(sum(1 for happens, _ in moments if happens), 24)
        # What is outdated or said again is left out, and what is assertive is not.
        said = [heard for _, heard in moments if heard]
        self.assertLess(len(said), 24)
        self.assertIn(texts["error.video.failed.error"][0], said)

    def test_other_wordings_are_chosen(self):
        page = self.open("Player/player.html#layout=dvr")
        page.locator("[data-control=sliderProgress]").focus()
        self.assertIn("2 minutes, 29 seconds of 9 minutes", page.locator(".now").inner_text())
        self.open_settings(page)
        page.get_by_role("combobox", name="Wording").select_option("2")
        self.assertIn("Timeline 2 minutes, 29 seconds behind live", page.locator(".now").inner_text())
        self.assertIn("Value, Wording 2", page.locator("#detail").inner_text())

    def test_it_is_played_by_keyboard(self):
        page = self.open("Player/player.html")
        page.locator(".more > summary").focus()
        met = []
        for _ in range(11):
            page.keyboard.press("Tab")
            met.append(page.evaluate("document.activeElement.dataset.control"))
        spoken = page.locator(".said li").all_inner_texts()
        self.assertEqual(len(set(met)), 11)
        self.assertEqual(len(spoken), 11)
        page.locator("[data-control=buttonPlayback]").focus()
        page.keyboard.press("Space")
        self.assertEqual(page.evaluate("document.activeElement.ariaLabel"), "Pause")
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.ariaLabel"), "Play")

    def test_layouts_languages_and_sizes_are_chosen(self):
        page = self.open("Player/player.html#layout=ad&language=ar&beside=en&size=200")
        self.assertEqual(page.locator(".player").count(), 2)
        self.assertEqual(page.locator("[data-control=buttonLearnMore]").count(), 2)
        self.assertEqual(page.locator("[data-control=buttonPlayback]").count(), 0)
        size = "e => parseFloat(getComputedStyle(e).fontSize)"
        self.assertEqual(page.locator(".rows").first.evaluate(size), 32)
        page.get_by_role("combobox", name="Text size").select_option("100")
        self.assertEqual(page.locator(".rows").first.evaluate(size), 16)
        page.get_by_role("combobox", name="Layout").select_option("Live")
        self.assertEqual(page.locator("[data-control=buttonLive]").count(), 2)
        page.get_by_role("combobox", name="Language", exact=True).select_option("en-XA")
        self.assertIn("[Ļîṽé", page.locator("[data-control=buttonLive]").first.inner_text())

    def test_the_address_says_what_is_shown(self):
        page = self.open("Player/player.html")
        page.get_by_role("combobox", name="Language", exact=True).select_option("fr")
        page.locator("[data-control=sliderProgress]").focus()
        address = page.url
        again = self.open("Player/" + address.rsplit("/", 1)[1])
        self.assertIn("language=fr", address)
        self.assertEqual(again.locator(".now").inner_text(), page.locator(".now").inner_text())
        self.assertEqual(again.locator(".player .current").get_attribute("data-control"), "sliderProgress")

    def test_a_missing_label_is_told(self):
        page = self.open("Hostile/player.html#language=ar")
        page.locator("[data-control=buttonSilent]").focus()
        self.assertIn("nothing: no label", page.locator(".now").inner_text())
        self.assertIn("missing", page.locator("#detail").inner_text())
        page.locator("[data-control=buttonPlay]").focus()
        self.assertIn("bidi-override", page.locator("#detail").inner_text())
        page.locator("[data-control=buttonPlay]").click()
        self.assertEqual(page.locator(".now .cp").all_inner_texts(), ["U+2067", "U+202E", "U+0000"])
        page = self.open("Player/player.html#language=ar&control=labelCurrentTime")
        self.assertEqual(page.locator(".cp").count(), 0)

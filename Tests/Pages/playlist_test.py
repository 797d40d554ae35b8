"""The recordings of `l10n speak` and the page that plays them."""

import array
import pathlib
import shutil
import subprocess
import tempfile
import wave

from axe_playwright_python.sync_playwright import Axe
from browser import L10N, PAGES, PageTest

LANGUAGES = ["ar", "de", "en", "es", "fr", "ja", "ko", "pt-BR", "zh-Hans", "zh-Hant"]
# Two of the five controls are said in two states.
NAMES = [
    "buttonPlayback-play", "buttonPlayback-pause", "labelDuration", "sliderProgress", "viewExternalRoute",
    "buttonPictureInPicture-enter", "buttonPictureInPicture-exit",
]


class PlaylistTest(PageTest):
    def test_each_control_is_heard_in_each_language(self):
        folder = pathlib.Path(PAGES) / "Spoken"
        expected = sorted(f"{language}-{name}.wav" for language in LANGUAGES for name in NAMES)
        self.assertEqual(sorted(path.name for path in folder.glob("*.wav")), expected)
        for name in expected:
            with wave.open(str(folder / name)) as sound:
                samples = array.array("h", sound.readframes(sound.getnframes()))
                seconds = sound.getnframes() / sound.getframerate()
            self.assertTrue(0.5 < seconds < 20, f"{name} lasts {seconds} s")
            self.assertGreater(max(samples), 2000, f"{name} is silent")

    def test_all_recordings_are_played_in_a_row(self):
        page = self.open("Spoken/index.html")
        self.assertEqual(page.locator("audio").count(), len(LANGUAGES) * len(NAMES))
        self.assertEqual(page.locator("td bdi[lang=ar]").count(), len(NAMES))
        page.evaluate("document.querySelectorAll('audio').forEach(sound => { sound.muted = true; sound.playbackRate = 8; })")
        button = page.get_by_role("button", name="Play all")
        button.click()
        page.wait_for_selector("tr:nth-child(3).speaking")
        self.assertEqual(button.get_attribute("aria-pressed"), "true")
        button.click()
        self.assertEqual(page.locator(".speaking").count(), 0)

    def test_a_review_is_imported(self):
        page = self.open("Spoken/index.html")
        boxes = page.locator("section", has=page.get_by_role("heading", name="French")).locator(".review")
        self.assertEqual(boxes.count(), len(NAMES))
        # The development language is not translated.
        self.assertEqual(page.locator(".review").count(), len(NAMES) * (len(LANGUAGES) - 1))
        boxes.nth(1).get_by_role("combobox").select_option("right")
        boxes.nth(0).get_by_role("combobox").select_option("wrong")
        boxes.nth(0).get_by_role("textbox").fill("the verb is <missing>")
        page.reload()
        with page.expect_download() as download:
            page.get_by_role("button", name="Save the review of French").click()
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        catalog = folder / "Localizations"
        shutil.copytree(pathlib.Path(__file__).parents[2] / "Localizations", catalog)
        file = folder / download.value.suggested_filename
        self.assertEqual(file.name, "Localizations-fr-review.xliff")
        download.value.save_as(file)
        run = subprocess.run([L10N, "import", str(file), str(catalog)], capture_output=True, text=True)
        self.assertEqual((run.returncode, run.stdout), (0, "0 changed, 1 unchanged, 0 without a translation, 0 refused\n"))
        self.assertIn(
            "warning: a reviewer of 'controls.playback.play.label' says: buttonPlayback, play: the verb is <missing>",
            run.stderr)

    def test_axe_finds_nothing(self):
        for scheme in ["light", "dark"]:
            page = self.open("Spoken/index.html", color_scheme=scheme)
            found = [
                f"{violation['id']}: {node['html'][:160]}"
                for violation in Axe().run(page).response["violations"] for node in violation["nodes"][:3]]
            self.assertEqual(found, [])

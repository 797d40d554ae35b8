"""Takes the pictures of Documentation/Screenshots: the overview of a catalog on its way, the player in two languages, and
the page to translate on.

The catalog is a copy of the shipped one with texts taken out and changed, for a finished one has little to show.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from browser import L10N, PageTest

COPY = pathlib.Path(tempfile.mkdtemp())


def catalog():
    """The shipped catalog with gaps, a changed development text, and mistakes."""
    folder = COPY / "Localizations"
    shutil.copytree("Localizations", folder)
    for name in ["ko.lproj/Offline.strings", "ko.lproj/Offline.stringsdict", "ar.lproj/Interactivity.strings"]:
        (folder / name).unlink()
    for name, count in [("es.lproj/Errors.strings", 9), ("ja.lproj/TVPlayer.strings", 5), ("fr.lproj/Ads.strings", 3)]:
        text = (folder / name).read_text()
        entries = list(re.finditer(r'^"[^"]+" = .*\n', text, re.M))
        for entry in entries[-count:]:
            text = text.replace(entry.group(), "")
        (folder / name).write_text(text)
    change(folder / "en.lproj/Captions.strings", r'(" = ")', r"\1New: ", 4)
    change(folder / "fr.lproj/BitRate.strings", "%lld", "%@", 1)
    change(folder / "de.lproj/Player.strings", r'(controls.playback.pause.label" = ")[^"]*', r"\1Wiedergabe", 1)
    change(folder / "pt-BR.lproj/Live.strings", r'(" = "[^"]*)"', r'\1 "', 1)
    return folder


def change(file, pattern, replacement, count):
    file.write_text(re.sub(pattern, replacement, file.read_text(), count=count))


class Screenshots(PageTest):
    def open(self, path, **options):
        context = self.browser.new_context(device_scale_factor=1, **options)
        page = context.new_page()
        page.goto(f"file://{path}")
        page.evaluate("document.fonts.ready")
        return page

    def runTest(self):
        pages = COPY / "Pages"
        subprocess.check_call([L10N, "report", str(catalog()), "--output", str(pages)])
        page = self.open(f"{pages}/index.html", viewport={"width": 1200, "height": 980})
        page.screenshot(path=f"{TARGET}/report-overview.png")
        page = self.open(
            f"{pages}/player.html#language=ar&beside=en&control=sliderProgress", color_scheme="dark",
            viewport={"width": 1200, "height": 1260})
        page.screenshot(path=f"{TARGET}/report-player.png")
        page = self.open(f"{pages}/translate-ar.html", viewport={"width": 1200, "height": 1000})
        page.wait_for_selector("body[data-ready]")
        page.get_by_role("searchbox").fill("skipCountdown")
        page.wait_for_timeout(400)
        page.get_by_label("few").fill("يمكنك تخطي هذا الإعلان بعد ثوانٍ")
        page.wait_for_timeout(800)
        page.evaluate("scrollTo(0, 0)")
        page.screenshot(path=f"{TARGET}/report-translate.png")


if __name__ == "__main__":
    TARGET = sys.argv[1]
    test = Screenshots()
    Screenshots.setUpClass()
    try:
        test.runTest()
    finally:
        Screenshots.tearDownClass()
        shutil.rmtree(COPY)

"""The pages to translate on: by keyboard from an empty plural to the catalog, and their checks beside the linter's."""

import json
import pathlib
import re
import shutil
import subprocess
import tempfile

from browser import L10N, PAGES, PageTest
from playwright.sync_api import expect

HERE = pathlib.Path(__file__).parent


def stringsdict(entries):
    """A table of plural texts: forms by key."""
    def string(text):
        return "<string>" + text.replace("&", "&amp;").replace("<", "&lt;") + "</string>"

    def entry(key, forms):
        rows = "".join(f"<key>{name}</key>{string(text)}" for name, text in forms.items())
        return (f"<key>{key}</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>"
                "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
                f"<key>NSStringFormatValueTypeKey</key><string>lld</string>{rows}</dict></dict>")

    body = "".join(entry(key, forms) for key, forms in entries.items())
    return f'<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>{body}</dict></plist>'


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


class TranslatePageTest(PageTest):
    def folder(self, files):
        """A catalog below the pages' folder, which pages may be opened from, with its report."""
        folder = pathlib.Path(tempfile.mkdtemp(dir=PAGES))
        self.addCleanup(shutil.rmtree, folder)
        for path, text in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)
        self.report(folder)
        return folder

    def report(self, folder):
        subprocess.check_call([L10N, "report", str(folder), "--output", str(folder / "Pages"), "--quiet"])

    def sheet(self, folder, locale, **options):
        page = self.open(f"{folder.name}/Pages/translate-{locale}.html", **options)
        page.wait_for_selector("body[data-ready]")
        page.locator("#page-language").select_option("en")
        return page

    FILES = {
        "en.lproj/T.strings": '/* Verb. max-length: 20 */\n"play" = "Play %@";\n"stop" = "Stop";\n',
        "en.lproj/T.stringsdict": stringsdict({"videos": {"one": "%lld video", "other": "%lld videos"}}),
        "ar.lproj/T.strings": '"stop" = "إيقاف";\n',
    }
    ARABIC = ["لا فيديوهات", "فيديو واحد", "فيديوهان", "%lld فيديوهات", "%lld فيديو", "%lld فيديو"]

    def active(self, page):
        return page.evaluate("document.activeElement.labels?.[0]?.textContent || ''")

    def test_an_arabic_plural_is_translated_by_keyboard(self):
        folder = self.folder(self.FILES)
        page = self.sheet(folder, "ar", accept_downloads=True)
        self.assertEqual(page.locator("#count").inner_text(), "3 texts, 2 to translate, 0 changed here")
        page.keyboard.press("Control+Enter")
        self.assertIn("play", self.active(page))
        page.keyboard.type("تشغيل")
        problems = page.locator(".text", has=page.get_by_role("heading", name="play")).locator(".problems")
        expect(problems).to_have_text("warning: %@ of the original is missing.")
        expect(page.locator("#spoken")).to_have_text("%@ of the original is missing.")
        page.keyboard.type(" ")
        page.keyboard.press("Alt+1")
        expect(problems).to_be_empty()
        page.keyboard.press("Control+Enter")
        self.assertIn("zero 0", self.active(page))
        for number, form in enumerate(self.ARABIC):
            if number:
                page.keyboard.press("Tab")
            page.keyboard.type(form if number != 3 else "فيديوهات")
        few = page.get_by_label("videos: few 3, 4, 5, 6 …")
        expect(few).to_have_attribute("aria-invalid", "true")
        self.assertEqual(few.evaluate("e => [getComputedStyle(e).direction, e.lang]"), ["rtl", "ar"])
        for _ in range(2):
            page.keyboard.press("Shift+Tab")
        page.keyboard.press("Home")
        page.keyboard.press("Alt+1")
        page.keyboard.type(" ")
        expect(few).to_have_attribute("aria-invalid", "false")
        with page.expect_download() as download:
            page.keyboard.press("Control+s")
        self.assertIn("Saved 2 texts as", page.locator("#notice").inner_text())
        file = folder / "from-page.xliff"
        download.value.save_as(file)
        subprocess.check_call([L10N, "import", str(folder), str(file)], stdout=subprocess.DEVNULL)
        self.assertIn('"play" = "تشغيل %@";', (folder / "ar.lproj/T.strings").read_text())
        rules = (folder / "ar.lproj/T.stringsdict").read_text()
        for form in self.ARABIC:
            self.assertIn(f"<string>{form}</string>", rules)
        # What was written is in the catalog, and so no change any more.
        self.report(folder)
        page.reload()
        page.wait_for_selector("body[data-ready]")
        self.assertEqual(page.locator("#count").inner_text(), "3 texts, 0 to translate, 0 changed here")

    def test_changes_are_kept_with_the_original_they_were_made_from(self):
        folder = self.folder(self.FILES)
        page = self.sheet(folder, "ar")
        page.locator("textarea").first.fill("تشغيل %@")
        page.wait_for_timeout(400)
        page.reload()
        page.wait_for_selector("body[data-ready]")
        self.assertEqual(page.locator("textarea").first.input_value(), "تشغيل %@")
        self.assertIn("1 changed here", page.locator("#count").inner_text())
        page.keyboard.press("Control+Enter")
        page.get_by_role("button", name="Undo: play").click()
        self.assertIn("0 changed here", page.locator("#count").inner_text())
        page.locator("textarea").first.fill("تشغيل %@")
        page.wait_for_timeout(400)
        (folder / "en.lproj/T.strings").write_text('"play" = "Watch %@";\n"stop" = "Stop";\n')
        self.report(folder)
        page.reload()
        page.wait_for_selector("body[data-ready]")
        self.assertEqual(page.locator("textarea").first.input_value(), "")
        self.assertIn("تشغيل %@", page.locator(".earlier").inner_text())

    def test_texts_are_found_by_words_and_state(self):
        page = self.sheet(self.folder(self.FILES), "ar")
        shown = page.locator("li.text")
        expect(shown).to_have_count(3)
        page.get_by_role("combobox", name="Show").select_option("missing")
        expect(shown).to_have_count(2)
        page.get_by_role("searchbox").fill("video")
        expect(page.locator("#count")).to_contain_text("1 of 3 texts")
        page.get_by_role("combobox", name="Show").select_option("done")
        expect(shown).to_have_count(0)
        page.keyboard.press("Alt+s")
        page.keyboard.press("Control+a")
        page.keyboard.type("إيقاف")
        expect(shown).to_have_count(1)

    def test_reviewed_texts_are_saved(self):
        states = {"state": "needs_review", "value": "Halt"}
        catalog = {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Stop": {"localizations": {"de": {"stringUnit": states}}}}}
        folder = self.folder({"T.xcstrings": json.dumps(catalog, indent=2)})
        page = self.sheet(folder, "de", accept_downloads=True)
        self.assertIn("1 to translate", page.locator("#count").inner_text())
        page.locator("textarea").focus()
        page.keyboard.press("Alt+a")
        with page.expect_download() as download:
            page.get_by_role("button", name="Save translations").click()
        file = folder / "from-page.xliff"
        download.value.save_as(file)
        subprocess.check_call([L10N, "import", str(folder), str(file)], stdout=subprocess.DEVNULL)
        written = json.loads((folder / "T.xcstrings").read_text())
        self.assertEqual(
            written["strings"]["Stop"]["localizations"]["de"]["stringUnit"], {"state": "translated", "value": "Halt"})

    def test_any_text_comes_back(self):
        texts = ['<b>&"\'</b> ]]>', "a\tb", "\u00a0x\u202f", "e\u0301 \U0001F3AC", "line\nline", "%%"]
        source = "".join(f'"k{number}" = {quoted(text)};\n' for number, text in enumerate(texts))
        folder = self.folder({"en.lproj/T.strings": source, "ar.lproj/T.strings": ""})
        page = self.sheet(folder, "ar", accept_downloads=True)
        for number, text in enumerate(texts):
            page.locator("textarea").nth(number).fill(text)
        with page.expect_download() as download:
            page.keyboard.press("Control+s")
        file = folder / "from-page.xliff"
        download.value.save_as(file)
        subprocess.check_call([L10N, "import", str(folder), str(file)], stdout=subprocess.DEVNULL)
        subprocess.check_call(
            [L10N, "convert", str(folder / "ar.lproj/T.strings"), "--to", "json", "--output", str(folder / "ar.json"), "--quiet"])
        self.assertEqual(list(json.loads((folder / "ar.json").read_text()).values()), texts)

    def test_hostile_texts_are_texts(self):
        for locale in ["ar", "fr"]:
            page = self.open(f"Hostile/translate-{locale}.html")
            page.wait_for_selector("body[data-ready]")
            self.assertIsNone(page.evaluate("window.broken ?? null"))
            self.assertEqual(page.locator("img, main i").count(), 0)

    def test_pages_stand_alone(self):
        page = self.open("Player/translate-ar.html")
        page.wait_for_selector("body[data-ready]")
        self.assertEqual(page.locator("a[href]:not([href^='#'])").count(), 0)
        self.assertGreater(page.locator(".control .icon").count(), 0)
        page = self.open("Player/translate-ar.html", width=320)
        page.wait_for_selector("body[data-ready]")
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320)
        page = self.open("Player/translate-ar.html", java_script_enabled=False)
        self.assertIn("Allow this page's script", page.locator("main").inner_text())

    def test_many_texts_are_drawn_as_they_come_into_view(self):
        page = self.open("Many/translate-ar.html")
        page.wait_for_selector("body[data-ready]")
        self.assertLess(page.locator("li.text").count(), 400)
        page.evaluate("document.documentElement.scrollTop = 1e7")
        page.wait_for_selector("li.text:has(h3)")
        last = page.locator("ol.texts").last.locator("li.text").last
        expect(last).to_be_visible()

    def test_checks_are_those_of_the_linter(self):
        cases = json.loads((HERE / "checks.json").read_text())
        files = {"l10n.yml": "development: en\nrules:\n  length: warning\n"}
        tables = {}
        for number, case in enumerate(cases):
            for locale, text in [("en", case["source"]), (case["locale"], case["target"])]:
                # A table of its own for each case, so that none is seen as a difference that all languages share.
                kind = "strings" if isinstance(text, str) else "stringsdict"
                comment = f"/* {case['comment']} */\n" if "comment" in case and locale == "en" else ""
                tables[f"{locale}.lproj/C{number}.{kind}"] = (
                    f"{comment}\"c{number}\" = {quoted(text)};\n" if kind == "strings" else stringsdict({f"c{number}": text}))
        folder = self.folder({**files, **tables})
        report = json.loads(subprocess.run(
            [L10N, "lint", str(folder), "--format", "json", "--all"], capture_output=True, text=True).stdout)
        names = set(re.findall(r'add\("([a-z-]+)"', (HERE / "../../Templates/Pages/checks.js").read_text()))
        found = {}
        for finding in report["findings"]:
            if finding["rule"] in names:
                found.setdefault((finding.get("locale"), finding.get("key")), set()).add(finding["rule"])
        for locale in sorted({case["locale"] for case in cases}):
            page = self.sheet(folder, locale)
            shown = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('li.text')].map((row) => [
              row.querySelector('h3').textContent, [...row.querySelectorAll('[data-rule]')].map((e) => e.dataset.rule)]))""")
            for number, case in enumerate(cases):
                if case["locale"] == locale:
                    with self.subTest(case=case):
                        self.assertEqual(
                            sorted(set(shown[f"c{number}"])), sorted(case["rules"] + case.get("imports", [])), "the page")
                        linted = found.get((locale, f"c{number}"), set())
                        self.assertEqual(sorted(linted), case["rules"], "the linter")

"""The words of the pages themselves, in the languages of Templates/Pages/locales."""

import json
import pathlib
import re

from browser import PageTest

ROOT = pathlib.Path(__file__).parents[2]
TABLES = {file.stem: json.loads(file.read_text()) for file in (ROOT / "Templates/Pages/locales").glob("*.json")}
KEY = re.compile(r"^(page|kinds|arguments|translate|checks|player)\.\w+$")


def texts(tag):
    return {f"{section}.{name}": text for section, table in TABLES[tag].items() for name, text in table.items()}


class WordsTest(PageTest):
    def test_every_text_is_used(self):
        paths = [*(ROOT / "Templates/Pages").glob("*.js"), *(ROOT / "Sources/L10nPages").rglob("*.swift")]
        code = set(re.findall(r"\w+", "\n".join(path.read_text() for path in paths)))
        # Names that are put together, or come from other parts of the tool.
        built = re.compile(r"arguments\..*|kinds\.(input-labels|large-content|state[12])|page\.(error|warning|note)"
                           r"|checks\.(no)?[sS]pace(Before|After)")
        unused = [key for key in texts("en") if not built.fullmatch(key) and
                  re.sub(r"_\w+$", "", key.split(".", 1)[1]) not in code]
        self.assertEqual(unused, [])

    def words(self, page):
        """Every text and label of a page whose words are in the tables."""
        return page.evaluate("""() => [...document.querySelectorAll("[data-word], [data-label]")].map((one) =>
          [one.dataset.word ?? one.dataset.label, one.dataset.word ? one.textContent : one.getAttribute("aria-label")])""")

    def check(self, page, tag):
        english = texts("en")
        own = texts(tag)
        found = self.words(page)
        self.assertGreater(len(found), 20)
        for key, text in found:
            self.assertNotRegex(text, KEY)
            self.assertNotIn("{{", text, key)
            self.assertNotIn("undefined", text, key)
            if "{{" not in own[key]:
                self.assertEqual(text, own[key], key)
        everything = page.evaluate("document.body.innerText")
        self.assertEqual([line for line in everything.splitlines() if KEY.match(line.strip())], [])
        same = [key for key, text in found if text == english[key] and len(text) > 12]
        self.assertEqual(same, [])

    def test_the_player_speaks_the_language_of_its_reader(self):
        for wanted, tag in {"fr-CA": "fr", "ar-EG": "ar", "zh-TW": "zh-Hant", "pt-PT": "pt-BR", "ja": "ja"}.items():
            page = self.open("Player/player.html#layout=vod", locale=wanted)
            self.assertEqual(page.evaluate("document.documentElement.lang"), tag)
            self.assertEqual(page.evaluate("document.documentElement.dir"), "rtl" if tag == "ar" else "ltr")
            self.assertTrue(page.title().startswith(texts(tag)["player.title"]))
            self.check(page, tag)
        page = self.open("Player/player.html", locale="nl")
        self.assertEqual(page.evaluate("document.documentElement.lang"), "en")

    def test_the_language_is_chosen(self):
        page = self.open("Player/player.html", locale="en-US")
        before = self.words(page)
        menu = page.locator("#page-language")
        self.assertEqual(menu.locator("option").count(), len(TABLES))
        menu.select_option("ar")
        self.check(page, "ar")
        self.assertIn("العربية", page.locator("select[name=language] option[value=ar]").inner_text())
        menu.select_option("en")
        self.assertEqual(self.words(page), before)

    def test_the_page_to_translate_on_is_in_the_language_of_its_texts(self):
        for locale, tag in {"de": "de", "es-419": "es", "zh-HK": "zh-Hant", "ko": "ko", "ar": "ar"}.items():
            page = self.open(f"Player/translate-{locale}.html", locale="en-US")
            page.wait_for_selector("body[data-ready]")
            self.assertEqual(page.evaluate("document.documentElement.lang"), tag)
            self.check(page, tag)
            self.assertEqual(page.locator("#page-language option").count(), 2)
            page.locator("#page-language").select_option("en")
            self.assertRegex(page.locator("#count").inner_text(), r"^\d+ texts, \d+ to translate, \d+ changed here$")

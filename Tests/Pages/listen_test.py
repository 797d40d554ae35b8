"""What would be said aloud: a stand-in for `speechSynthesis` writes it down and ends each utterance when it is told to."""

from axe_playwright_python.sync_playwright import Axe
from browser import PageTest

STAND_IN = """
(() => {
  const queue = [];
  window.said = [];
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  const voices = [["Amina", "ar-SA"], ["Anna", "de-DE"], ["Samantha", "en-US"]]
    .map(([name, lang]) => ({ name, lang, voiceURI: `system:${name}` }));
  const synthesis = {
    getVoices: () => voices,
    addEventListener() {},
    speak(utterance) {
      said.push([utterance.lang, utterance.text, utterance.rate, utterance.voice?.name ?? ""]);
      queue.push(utterance);
      if (queue.length === 1) utterance.onstart?.();
    },
    cancel() { for (const utterance of queue.splice(0)) utterance.onerror?.(); },
  };
  window.next = () => { queue.shift()?.onend?.(); queue[0]?.onstart?.(); };
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
})();
"""


class ListenTest(PageTest):
    def said(self, page):
        """What has been said since it was last asked for, as language and text."""
        return [(language, text) for language, text, _, _ in page.evaluate("said.splice(0)")]

    def test_a_control_is_said_in_the_order_of_the_screen_reader(self):
        page = self.open("Player/player.html#language=ar&reader=nvda&control=sliderProgress", script=STAND_IN)
        button = page.locator(".aloud button").first
        self.assertEqual(button.inner_text(), "Listen")
        self.assertEqual(button.get_attribute("aria-label"), "Listen to the control in focus, Arabic")
        button.click()
        said = self.said(page)
        self.assertEqual([tag for tag, _ in said], ["ar"] * 4)
        self.assertEqual([text for _, text in said][:2], ["المخطط الزمني", "شريط سَحْب"])
        self.assertNotRegex("".join(text for _, text in said), "[\u2066-\u2069]")
        self.assertEqual(button.get_attribute("aria-pressed"), "true")
        for _ in said:
            page.evaluate("next()")
        self.assertEqual(button.get_attribute("aria-pressed"), "false")

    def test_pressing_again_stops_and_another_button_takes_over(self):
        page = self.open("Player/player.html", script=STAND_IN)
        first, second = page.locator(".said li .listen").nth(0), page.locator(".said li .listen").nth(1)
        first.click()
        first.click()
        self.assertEqual(first.get_attribute("aria-pressed"), "false")
        first.click()
        second.click()
        self.assertEqual([first.get_attribute("aria-pressed"), second.get_attribute("aria-pressed")], ["false", "true"])
        second.click()
        self.assertEqual(second.get_attribute("aria-pressed"), "false")

    def test_foreign_words_are_said_in_their_language(self):
        page = self.open("Player/player.html#language=de&control=viewExternalRoute", script=STAND_IN)
        page.locator(".aloud button").first.click()
        said = self.said(page)
        self.assertIn(("en", "AirPlay"), said)
        self.assertIn(("de", "Taste"), said)
        self.assertEqual(page.locator(".now span[lang=en]").first.inner_text(), "AirPlay")
        page.goto(page.url.split("#")[0] + "#language=ar&layout=&control=buttonPictureInPicture")
        page.reload()
        page.locator(".aloud button").first.click()
        self.assertEqual({tag for tag, _ in self.said(page)}, {"ar"})

    def test_the_whole_layout_is_said_and_followed(self):
        page = self.open("Player/player.html#layout=ad&language=de", script=STAND_IN)
        page.get_by_role("button", name="Listen to all in German").click()
        said = page.evaluate("said.length")
        items = page.locator(".said li")
        # Each control that has a name is met once, in the order of the list.
        met = []
        for _ in range(said):
            marked = items.evaluate_all("all => all.findIndex((item) => item.classList.contains('speaking'))")
            if not met or met[-1] != marked:
                met.append(marked)
            page.evaluate("next()")
        self.assertEqual(met, list(range(items.count())))

    def test_rate_and_voice_are_chosen(self):
        page = self.open("Player/player.html#language=de", script=STAND_IN)
        self.open_settings(page)
        voice = page.get_by_role("combobox", name="Voice")
        self.assertEqual(voice.locator("option").all_inner_texts(), ["The system's", "Anna"])
        voice.select_option("Anna")
        page.get_by_role("combobox", name="Rate").select_option("Fast")
        page.locator(".aloud button").first.click()
        self.assertEqual({(rate, name) for _, _, rate, name in page.evaluate("said.splice(0)")}, {(1.5, "Anna")})
        page.get_by_role("combobox", name="Language", exact=True).select_option("ar")
        self.assertEqual(voice.locator("option").all_inner_texts(), ["The system's", "Amina"])
        self.assertEqual(voice.input_value(), "")

    def test_each_text_can_be_listened_to(self):
        page = self.open("Player/player.html#language=ar&control=sliderProgress", script=STAND_IN)
        page.locator("#detail").get_by_role("button", name="Listen to controls.progress.hint, Arabic").click()
        hint = self.said(page)
        self.assertEqual([tag for tag, _ in hint], ["ar"])
        page = self.open("Player/locale-ar.html", script=STAND_IN)
        row = page.locator("li", has=page.get_by_role("heading", name="ads.countdown.text", exact=True)).first
        row.scroll_into_view_if_needed()
        row.get_by_role("button", name="Listen to ads.countdown.text, ar").click()
        said = self.said(page)
        self.assertEqual({tag for tag, _ in said}, {"ar"})
        self.assertNotIn("%", "".join(text for _, text in said))

    def test_pseudo_languages_and_silent_browsers_have_no_buttons(self):
        page = self.open("Player/player.html#language=en-XA", script=STAND_IN)
        self.assertEqual(page.locator(".said .listen").count(), 0)
        page = self.open("Player/player.html", script="Object.defineProperty(window, 'speechSynthesis', { value: undefined });")
        self.assertEqual(page.locator(".listen").count(), 0)
        self.assertFalse(page.get_by_role("combobox", name="Voice").is_visible())

    def test_axe_finds_nothing(self):
        for path in ["Player/player.html#language=ar&beside=de&control=viewExternalRoute", "Player/locale-ar.html"]:
            for scheme in ["light", "dark"]:
                page = self.open(path, script=STAND_IN, color_scheme=scheme)
                page.wait_for_selector(".listen")
                page.locator(".listen").first.click()
                found = [
                    f"{violation['id']}: {node['html'][:160]}"
                    for violation in Axe().run(page).response["violations"] for node in violation["nodes"][:3]]
                self.assertEqual(found, [], path)

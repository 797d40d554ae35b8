"""The spoken texts of the player, as eSpeak NG and Open JTalk read them: no number in parts, no word letter by letter, no
voice of another language."""

import functools
import json
import re
import subprocess
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pyopenjtalk
from browser import L10N

CATALOG = Path(__file__).resolve().parents[2] / "Localizations"
SPOKEN = ("label", "hint", "value", "announcement")
# eSpeak NG has no readings for most Chinese characters in Mandarin, and its Japanese voice has none.
VOICES = {"ar": "ar", "de": "de", "en": "en-us", "es": "es", "es-419": "es-419", "fr": "fr", "ko": "ko", "pt-BR": "pt-br"}
# In Japanese a number in digits is read as it is in characters.
NUMBERS = {0: "0", 1234: "千二百三十四", 1_000_000: "百万"}
# Values of other kinds, by the beginnings of their descriptions.
SAMPLES = {
    "a number of seconds": "7325", "an amount": "1234.5 EUR", "a date": "2026-11-01T20:00", "a text": "Ada",
    "a language": "fr", "a whole number": "21",
}
# What eSpeak NG itself says as in English, and the name among the samples.
LOANS = re.compile("Ada|AirPlay|Browser|Download|VR|web|%")


def resolve(key, locale, arguments):
    line = [L10N, "resolve", str(CATALOG), key, "--locale", locale]
    return subprocess.run(line + [f"--arg={name}={value}" for name, value in arguments.items()], capture_output=True, text=True)


@functools.cache
def keys():
    """The keys of spoken texts with arguments, each with the kinds of these by name."""
    found = {}
    for file in sorted((CATALOG / "en.lproj").iterdir()):
        pattern = r'^"([^"]+)" =' if file.suffix == ".strings" else r"^\t<key>([\w.]+)</key>"
        for key in re.findall(pattern, file.read_text("utf-8"), re.MULTILINE):
            if key.split(".")[-1] in SPOKEN:
                kinds = re.findall(r"'(\w+)' \(([^)]*)\)", resolve(key, "en", {}).stderr)
                if kinds:
                    found[key] = dict(kinds)
    return found


def texts(locale):
    """The spoken texts of a locale's own tables by key, without arguments."""
    found = {}
    for file in sorted((CATALOG / f"{locale}.lproj").glob("*.strings")):
        lines = subprocess.run([L10N, "dump", str(file)], capture_output=True, text=True, check=True).stdout.splitlines()
        for entry in map(json.loads, lines):
            if entry["key"].split(".")[-1] in SPOKEN:
                found[entry["key"]] = re.sub(r"%(\d\$)?(lld|@)", "", entry["value"])
    return found


def reading(words, voice):
    """The phonemes of eSpeak NG without stress, with the language in brackets before words that another voice says."""
    line = ["espeak-ng", "-v", voice, "-q", "-x", words]
    phonemes = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    return re.sub(r"[',%|_:;\s]", "", phonemes)


class SpeechTest(unittest.TestCase):
    maxDiff = None

    def test_numbers_are_read_whole(self):
        texts = {key: kinds for key, kinds in keys().items() if set(kinds.values()) == {"a whole number"}}
        self.assertGreater(len(texts), 5)
        cases = [(key, locale, number) for key in texts for locale in [*VOICES, "ja"] for number in NUMBERS]

        def check(case):
            key, locale, number = case
            run = resolve(key, locale, {name: number for name in texts[key]})
            words = re.sub("[\u2066-\u2069\u200e\u200f\u061c]", "", run.stdout.strip())
            faults = []
            shown = re.findall(r"\d+", words)
            if run.returncode or any(int(digits) != number for digits in shown):
                faults.append(f"shows {shown}")
            if locale == "ja":
                heard, meant = (pyopenjtalk.g2p(text, kana=True) for text in (words, re.sub(r"\d+", NUMBERS[number], words)))
                return faults + ([] if heard == meant else [f"ja {key} {number}: {words!r} is read {heard}, not {meant}"])
            heard = reading(words, VOICES[locale])
            # A short number may change with its noun, as "dois" and "duas" do; the last sound with the next word.
            if number > 100 and any(reading(digits, VOICES[locale])[:-1] not in heard for digits in shown):
                faults.append(f"is read {heard}")
            if re.search(r"\([a-z]", heard):
                faults.append(f"changes its voice: {heard}")
            return [f"{locale} {key} {number}: {words!r} {fault}" for fault in faults]

        with ThreadPoolExecutor(2) as pool:
            self.assertEqual([fault for faults in pool.map(check, cases) for fault in faults], [])

    def test_values_keep_the_voice(self):
        texts = keys()
        samples = {
            key: {
                name: next((value for start, value in SAMPLES.items() if kind.startswith(start)), "0.5")
                for name, kind in kinds.items()
            } for key, kinds in texts.items()
        }

        def check(case):
            key, locale = case
            run = resolve(key, locale, samples[key])
            words = re.sub("[\u2066-\u2069\u200e\u200f\u061c]", "", run.stdout.strip())
            heard = reading(LOANS.sub("", words), VOICES[locale])
            fault = run.stderr if run.returncode else f"changes its voice: {heard}" if re.search(r"\([a-z]", heard) else None
            return fault and f"{locale} {key}: {words!r} {fault}"

        with ThreadPoolExecutor(2) as pool:
            faults = list(pool.map(check, [(key, locale) for key in texts for locale in VOICES]))
        self.assertGreater(len(faults), 200)
        self.assertEqual([fault for fault in faults if fault], [])

    def test_words_are_read_as_words(self):
        said = [(locale, voice, key, text) for locale, voice in VOICES.items() for key, text in texts(locale).items()]
        self.assertGreater(len(said), 500)
        # A syllable of Korean is read alone as in a word.
        words = {
            (voice, word) for _, voice, _, text in said if voice != "ko"
            for word in re.findall(r"[^\W\d_]{3,}", LOANS.sub("", text))
        }

        def check_text(case):
            locale, voice, key, text = case
            heard = reading(LOANS.sub("", text), voice)
            return f"{locale} {key}: {text!r} changes its voice: {heard}" if re.search(r"\([a-z]", heard) else None

        def check_word(case):
            voice, word = case
            return f"{voice}: {word} is spelled" if reading(word, voice) == reading(" ".join(word), voice) else None

        with ThreadPoolExecutor(2) as pool:
            faults = [*pool.map(check_text, said), *pool.map(check_word, sorted(words))]
        self.assertEqual([fault for fault in faults if fault], [])

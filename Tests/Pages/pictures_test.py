"""The pictures of `l10n export --pictures`, drawn by the Chromium of this machine."""

import plistlib
import re
import shutil
import struct
import subprocess
import tempfile
import unittest
from pathlib import Path

from browser import L10N

FOLDER = "Notes/Screenshots/Player/Preview"


class PicturesTest(unittest.TestCase):
    def export(self, catalog, *options):
        output = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, output)
        line = [L10N, "export", catalog, "--to", "xcloc", "--pictures", "--output", output, *options]
        run = subprocess.run(line, capture_output=True, text=True, check=True)
        self.assertNotIn("picture", run.stderr)
        return output

    def pictures(self, folder):
        """The sizes of the pictures, after a look at whether the list and the files are of one mind."""
        sizes = {}
        for file in (folder / FOLDER).glob("*.png"):
            head = file.read_bytes()[:24]
            self.assertEqual(head[:8], b"\x89PNG\r\n\x1a\n")
            sizes[file.name] = struct.unpack(">II", head[16:])
        texts = plistlib.loads((folder / FOLDER / "localizedStringData.plist").read_bytes())
        shots = [shot for text in texts for shot in text["screenshots"]]
        self.assertEqual({shot["name"] for shot in shots}, set(sizes))
        for shot in shots:
            left, top, width, height = map(int, re.findall(r"\d+", shot["frame"]))
            self.assertGreater(min(width, height), 10)
            self.assertLessEqual(left + width, sizes[shot["name"]][0])
            self.assertLessEqual(top + height, sizes[shot["name"]][1])
        return sizes, {text["stringKey"] for text in texts}

    def test_player(self):
        output = self.export("Localizations", "--locale", "ar,de")
        for language in ["ar", "de"]:
            sizes, keys = self.pictures(output / f"{language}.xcloc")
            self.assertIn("buttonPlayback, state 2.png", sizes)
            self.assertIn("controls.playback.pause.label", keys)
        arabic, german = (output / f"{name}.xcloc" / FOLDER / "buttonPlayback.png" for name in ["ar", "de"])
        self.assertNotEqual(arabic.read_bytes(), german.read_bytes())

    def test_hostile_texts(self):
        for folder in self.export("Tests/Pages/Hostile").glob("*.xcloc"):
            sizes, _ = self.pictures(folder)
            self.assertGreater(len(sizes), 0)

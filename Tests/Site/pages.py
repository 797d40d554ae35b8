"""The fenced blocks of a page, and the comments before them that say how they are checked."""

import dataclasses
import pathlib
import re

COMMENT = re.compile(r"<!--\s*(setup|swift|swift sources|not run):\s*(.*?)\s*-->", re.S)
FENCE = re.compile(r"^(?P<fence>`{3,})(?P<language>[\w-]*)(?P<options>[^\n`]*)\n(?P<text>.*?)^(?P=fence)$", re.S | re.M)


@dataclasses.dataclass
class Block:
    """A block, or a comment that asks for something: `language` is then `setup`, `swift setup` or `swift sources`."""

    page: "Page"
    line: int  # of its first line, from 1
    language: str
    text: str
    title: str = ""
    reason: str = ""  # why it is not run

    @property
    def place(self):
        return f"{self.page.path}:{self.line}"


class Page:
    def __init__(self, path, root):
        self.path = path.relative_to(root)
        self.file = path
        self.text = path.read_text()

    @property
    def name(self):
        """A name for folders and Swift modules: `CheckSuppressing`."""
        parts = self.path.with_suffix("").parts
        return "".join(re.sub(r"\W", "", part[:1].upper() + part[1:]) for part in parts if part != "Documentation")

    def blocks(self):
        """Blocks and comments from top to bottom."""
        fences = [(match.start(), match) for match in FENCE.finditer(self.text)]
        inside = [(match.start(), match.end()) for _, match in fences]
        comments = [
            (match.start(), match) for match in COMMENT.finditer(self.text)
            if not any(start < match.start() < end for start, end in inside)
        ]
        reason = ""
        for start, match in sorted(fences + comments, key=lambda found: found[0]):
            line = self.text.count("\n", 0, start) + 1
            if match.re is COMMENT:
                word, text = match.groups()
                if word == "not run":
                    reason = " ".join(text.split())
                else:
                    yield Block(self, line, "swift setup" if word == "swift" else word, text)
                continue
            title = re.search(r'title="([^"]*)"', match["options"])
            yield Block(
                self, line + 1, match["language"], match["text"], title[1] if title else "", reason)
            reason = ""


def pages(root, names):
    """The pages with these paths; without any, the guides. The README is none: its commands build and install the tool.
    The other pages on migrating are followed by the tests."""
    if names:
        return [Page((root / name).resolve(), root) for name in names]
    documentation = root / "Documentation"
    folders = [
        "Start", "Check", "Generate", "LookUp", "Translate", "Accessibility", "Migrating/Overview.md",
        "Migrating/StringCatalog.md", "Editors.md", "Reference", "HowItWorks", "Recipes", "Install.md", "index.md",
        "Coverage.md", "CustomLocalization.md", "ReportFormat.md", "Templates.md",
    ]
    found = []
    for name in folders:
        path = documentation / name
        found += [path] if path.is_file() else sorted(path.rglob("*.md"))
    # Those of the commands are written from --help.
    found = [path for path in found if not str(path).startswith(str(documentation / "Reference" / "Commands"))]
    return [Page(path, root) for path in found]

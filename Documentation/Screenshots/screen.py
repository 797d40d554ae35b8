"""Standard input, a screen as `tmux capture-pane -e` writes it, as a page of HTML on standard output."""

import html
import re
import sys

BASIC = ["#1c1c1c", "#ff7b72", "#7fd88f", "#f0c674", "#79c0ff", "#d2a8ff", "#76e3ea", "#e6e6e6"]
BRIGHT = ["#6b6d7c", "#ff9a93", "#a5e8b0", "#ffdf99", "#a5d6ff", "#e2c5ff", "#a5f3f8", "#ffffff"]


def color(codes):
    """The color that the codes after 38 or 48 name: of 256, or of three parts."""
    if codes.pop(0) == 2:
        return "#%02x%02x%02x" % (codes.pop(0), codes.pop(0), codes.pop(0))
    number = codes.pop(0)
    if number < 16:
        return (BASIC + BRIGHT)[number]
    if number >= 232:
        return "#" + f"{(number - 232) * 10 + 8:02x}" * 3
    parts = [(number - 16) // 36, (number - 16) // 6 % 6, (number - 16) % 6]
    return "#" + "".join("%02x" % (part and part * 40 + 55) for part in parts)


def change(style, codes):
    """A style after an escape sequence with these codes."""
    while codes:
        code = codes.pop(0)
        if code == 0:
            style = {}
        elif code in (1, 3, 4, 7):
            style = style | {{1: "bold", 3: "italic", 4: "underline", 7: "reverse"}[code]: True}
        elif code in (24, 27):
            style = {name: value for name, value in style.items() if name != {24: "underline", 27: "reverse"}[code]}
        elif code in (38, 48):
            style = style | {"color" if code == 38 else "background": color(codes)}
        elif code in (39, 49):
            style = {name: value for name, value in style.items() if name != {39: "color", 49: "background"}[code]}
        elif code // 10 in (3, 4, 9, 10):
            name = "color" if code // 10 in (3, 9) else "background"
            style = style | {name: (BRIGHT if code >= 90 else BASIC)[code % 10]}
    return style


def css(style):
    text, ground = style.get("color", "#e6e6e6"), style.get("background", "#1c1c1c")
    if style.get("reverse"):
        text, ground = ground, text
    rules = [f"color:{text};background:{ground}"]
    rules += ["font-weight:bold"] * ("bold" in style) + ["font-style:italic"] * ("italic" in style)
    return ";".join(rules + ["text-decoration:underline"] * ("underline" in style))


def page(screen):
    yield """<!doctype html><html lang="en"><meta charset="utf-8"><title>Editor</title><style>
  html { background: #1c1c1c } body { margin: 0; padding: 16px 20px; font: 14px/1.35 "DejaVu Sans Mono", monospace }
  pre { margin: 0; font: inherit } span { padding: 1px 0 2px }
</style><pre>"""
    style = {}
    # Other sequences than those of colors choose character sets.
    for part in re.split(r"(\x1b\[[0-9;:]*m)", re.sub(r"\x1b[()].|[\x0e\x0f]", "", screen)):
        if part.startswith("\x1b["):
            style = change(style, [int(code or 0) for code in re.split("[;:]", part[2:-1])])
        elif part:
            yield f'<span style="{css(style)}">{html.escape(part)}</span>'
    yield "</pre>"


print("".join(page(sys.stdin.read())))

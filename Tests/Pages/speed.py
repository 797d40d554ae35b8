"""Times the page to translate on with 10,000 texts: from its address until it can be used, and from a key to the next
picture."""

import statistics

from browser import PageTest


class Speed(PageTest):
    def runTest(self):
        opened, typed = [], []
        for _ in range(5):
            page = self.open("Large/translate-ar.html")
            page.wait_for_selector("body[data-ready]")
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
            opened.append(page.evaluate("performance.now()"))
            page.locator("textarea").nth(20).focus()
            for _ in range(40):
                typed.append(page.evaluate("""() => new Promise((done) => {
                  const start = performance.now();
                  document.execCommand('insertText', false, 'x');
                  requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
                })"""))
        print(f"open: median {statistics.median(opened):.0f} ms, most {max(opened):.0f} ms")
        print(f"a key: median {statistics.median(typed):.1f} ms, most {max(typed):.1f} ms")


if __name__ == "__main__":
    Speed.setUpClass()
    try:
        Speed().debug()
    finally:
        Speed.tearDownClass()

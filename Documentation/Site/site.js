// What the theme leaves out for keyboards and screen readers. It adds buttons to code after the page has loaded.
function complete() {
  document.querySelector(".md-search")?.setAttribute("aria-label", "Search")
  // A landmark for each example would hide those that lead somewhere.
  for (const buttons of document.querySelectorAll("nav.md-code__nav:not([role])")) buttons.setAttribute("role", "none")
  // What is wider than the page scrolls, so the keyboard has to reach it.
  for (const area of document.querySelectorAll(".md-typeset pre > code, .md-typeset__scrollwrap")) {
    if (area.scrollWidth > area.clientWidth) area.tabIndex = 0
  }
}

document.addEventListener("DOMContentLoaded", () => {
  complete()
  new MutationObserver(complete).observe(document.body, { childList: true, subtree: true })
})

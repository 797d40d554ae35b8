
"use strict";
(() => {
  // Forms that filter are of use only where this runs.
  const filter = (form, rows, output, words, matches) => {
    if (!form) return;
    form.hidden = false;
    const texts = new Map();
    const textOf = (row) => {
      let text = texts.get(row);
      if (text === undefined) texts.set(row, (text = row.textContent.toLocaleLowerCase()));
      return text;
    };
    const update = () => {
      const values = Object.fromEntries(new FormData(form));
      const wanted = values.words.trim().toLocaleLowerCase().split(/\s+/);
      let count = 0;
      for (const row of rows) {
        const isShown = matches(row, values) && wanted.every((word) => !word || textOf(row).includes(word));
        if (row.hidden === isShown) row.hidden = !isShown;
        if (isShown) count += 1;
      }
      const whole = `${rows.length.toLocaleString("en")} ${rows.length === 1 ? words[0] : words[1]}`;
      output.value = count === rows.length ? whole : `${count.toLocaleString("en")} of ${whole}`;
      form.dispatchEvent(new Event("filtered"));
    };
    let timer = 0;
    form.addEventListener("input", () => {
      clearTimeout(timer);
      if (rows.length > 500) timer = setTimeout(update, 150);
      else update();
    });
    form.addEventListener("reset", () => setTimeout(update));
    form.addEventListener("submit", (event) => event.preventDefault());
    // What a browser has kept in the form counts.
    if (Object.values(Object.fromEntries(new FormData(form))).some((value) => value)) update();
  };
  const byId = (id) => document.getElementById(id);

  filter(
    byId("finding-filters"), [...document.querySelectorAll("#finding-list tbody tr")], byId("finding-count"),
    ["finding", "findings"],
    (row, values) => ["severity", "rule", "locale", "file"].every(
      (name) => !values[name] || row.dataset[name] === values[name]));

  const filterTexts = () => {
    const texts = byId("text-filters");
    if (!texts) return;
    filter(
      texts, [...document.querySelectorAll(".texts > li")], byId("text-count"), ["text", "texts"],
      (row, values) => !values.state
        || (values.state === "found" ? "found" in row.dataset : row.dataset.state === values.state));
    // A table of which nothing is left goes as well.
    texts.addEventListener("filtered", () => {
      for (const table of document.querySelectorAll("section.table")) {
        table.hidden = !table.querySelector("li:not([hidden])");
      }
    });
  };

  // Many texts stand in a page compressed.
  const unpack = async (packed) => {
    const place = byId(packed.dataset.packed);
    const bytes = Uint8Array.from(atob(packed.textContent), (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    place.innerHTML = await new Response(stream).text();
    place.removeAttribute("aria-busy");
    packed.remove();
    // What the address leads to is there only now, and in its place once the texts around it have been drawn.
    if (location.hash) {
      location.replace(location.hash);
      requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector(":target")?.scrollIntoView()));
    }
  };
  const packed = document.querySelector("script[data-packed]");
  const showTexts = () => {
    filterTexts();
    if (typeof speech !== "undefined") speech?.offer(document.querySelectorAll(".texts .words[lang]"));
  };
  if (packed) unpack(packed).then(showTexts);
  else showTexts();
})();

"use strict";
// Plays all recordings of the page one after the other, and marks the one that is played.
(() => {
  const box = document.getElementById("playlist");
  const button = box.querySelector("button");
  const sounds = [...document.querySelectorAll("audio")];
  let place = -1;

  const show = () => {
    button.setAttribute("aria-pressed", String(place >= 0));
    sounds.forEach((sound, at) => sound.closest("tr").classList.toggle("speaking", at === place));
  };
  const play = (next) => {
    if (place >= 0) sounds[place].pause();
    place = next < sounds.length ? next : -1;
    show();
    if (place < 0) return;
    sounds[place].currentTime = 0;
    sounds[place].play().catch(() => play(-1));
  };
  button.addEventListener("click", () => play(place >= 0 ? -1 : 0));
  sounds.forEach((sound, at) => sound.addEventListener("ended", () => { if (at === place) play(at + 1); }));
  box.hidden = sounds.length === 0;
})();
// A reviewer's judgments, which are kept in the browser and saved as one translation file a language.
(() => {
  const island = document.getElementById("review-data");
  if (!island) return;
  const { catalog, source, locales } = JSON.parse(island.textContent);
  const storeName = `l10n review ${catalog}`;
  let stored = {};
  try { stored = JSON.parse(localStorage.getItem(storeName)) ?? {}; } catch { /* a browser that keeps nothing for files */ }
  for (const box of document.querySelectorAll(".review")) {
    const [judgment, reason] = [box.querySelector("select"), box.querySelector("input")];
    [judgment.value, reason.value] = stored[box.dataset.name] ?? ["", ""];
    const update = () => {
      reason.hidden = judgment.value !== "wrong";
      stored[box.dataset.name] = [judgment.value, reason.value];
      try { localStorage.setItem(storeName, JSON.stringify(stored)); } catch { /* the same */ }
    };
    box.addEventListener("input", update);
    reason.hidden = judgment.value !== "wrong";
    box.hidden = false;
  }
  for (const button of document.querySelectorAll("button[data-save]")) {
    const section = button.closest("section");
    const { tag, files } = locales[button.dataset.save];
    button.hidden = false;
    button.addEventListener("click", () => {
      // One text may be said by several controls.
      const notes = new Map();
      for (const box of section.querySelectorAll(".review")) {
        if (box.querySelector("select").value !== "wrong") continue;
        const note = `${box.dataset.title}: ${box.querySelector("input").value.trim() || "it is heard wrong"}`;
        for (const key of box.dataset.keys.split("\n")) notes.set(key, [...(notes.get(key) ?? []), note]);
      }
      const status = section.querySelector("output");
      if (!notes.size) {
        status.value = "Nothing is wrong yet.";
        return;
      }
      const wanted = files.map(({ original, texts }) => ({
        original,
        units: texts.filter(({ key }) => notes.has(key)).flatMap(({ key, parts }) => parts.filter((part) => part.target)
          .map((part, number) => ({ ...part, state: "needs-review-translation", note: number ? undefined : notes.get(key).join("; ") }))),
      }));
      status.value = `Saved as ${xliff.save(xliff.written(wanted, source, tag), `${catalog}-${tag}-review`)}.`;
    });
  }
})();

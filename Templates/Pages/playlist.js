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

"use strict";
// Says texts aloud with the voices of the system, where the browser has speech; else `speech` is null.
const speech = (() => {
  const synthesis = window.speechSynthesis;
  if (!synthesis) return null;
  const settings = { rate: 1, voice: "" };
  // Called when what is being said is over, or something else is said instead.
  let over = null;

  const languageOf = (tag) => tag.toLowerCase().split(/[-_]/)[0];
  const voices = (tag) => synthesis.getVoices().filter((voice) => languageOf(voice.lang) === languageOf(tag));

  const stop = () => {
    const last = over;
    over = null;
    synthesis.cancel();
    last?.();
  };

  // Says runs of text, each in its own language. `begin` of a run is called when it begins.
  const say = (runs, whenOver) => {
    stop();
    over = whenOver;
    runs.forEach(({ text, tag, begin }, place) => {
      // Isolates are for the eye.
      const utterance = new SpeechSynthesisUtterance(text.replace(/[\u2066-\u2069]/g, ""));
      utterance.lang = tag;
      utterance.rate = settings.rate;
      utterance.voice = voices(tag).find((voice) => voice.voiceURI === settings.voice) ?? null;
      if (begin) utterance.onstart = () => { if (over === whenOver) begin(); };
      if (place === runs.length - 1) utterance.onend = utterance.onerror = () => { if (over === whenOver) stop(); };
      synthesis.speak(utterance);
    });
    if (runs.length === 0) stop();
  };

  // A loudspeaker.
  const icon = () => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", "M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11");
    svg.append(path);
    return svg;
  };

  // A button that says something, and stops it while it is said: with words on it, which a name for screen readers begins
  // with, or with an icon and the contents of that name.
  const speaking = (made, runs) => {
    made.type = "button";
    made.setAttribute("aria-pressed", "false");
    made.addEventListener("click", () => {
      if (made.getAttribute("aria-pressed") === "true") return stop();
      say(runs(), () => made.setAttribute("aria-pressed", "false"));
      made.setAttribute("aria-pressed", "true");
    });
    return made;
  };
  const button = (text, name, runs) => {
    const made = document.createElement("button");
    [made.className, made.textContent] = ["listen", text];
    made.setAttribute("aria-label", name);
    return speaking(made, runs);
  };
  const iconButton = (name, runs) => {
    const made = document.createElement("button");
    made.className = "listen small";
    const about = document.createElement("span");
    about.className = "heard";
    about.append(...name);
    made.append(icon(), about);
    return speaking(made, runs);
  };

  // Texts of a page get a button as they come into view; signs in them that stand for arguments are a pause.
  const offer = (texts) => {
    const watcher = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        const runs = () => [...target.querySelectorAll("p:not(.variant), dd")].map((text) => {
          const copy = text.cloneNode(true);
          for (const kept of copy.querySelectorAll(".kept")) kept.replaceWith(" … ");
          return { text: copy.textContent, tag: target.lang };
        });
        const key = target.closest("li").querySelector("h3").textContent;
        const made = iconButton([`Listen to ${key}, ${target.lang}`], runs);
        made.lang = "en";
        target.append(made);
      }
    });
    for (const text of texts) watcher.observe(text);
  };

  window.addEventListener("pagehide", stop);
  return { settings, voices, say, stop, button, icon: iconButton, offer, onVoices: (change) => synthesis.addEventListener?.("voiceschanged", change) };
})();

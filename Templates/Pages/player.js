
"use strict";
const preview = (() => {
  const island = document.getElementById("player-data");
  if (!island) return null;
  const data = JSON.parse(island.textContent);
  const stage = document.getElementById("stage");
  const detail = document.getElementById("detail");
  const form = document.getElementById("player-options");
  const development = data.languages[0];

  // What is chosen: the control in focus, the state of each control, and how far the video is.
  const state = data.controls.map(() => 0);
  let step = 1;
  let wording = 0;
  let focused = -1;
  let players = [];
  let controls = [];
  let options = {};
  let reader = data.readers[0];

  // The name of a language, or of a pseudo-language, in that of the page.
  const titleOf = ({ tag, title, word }) => (word ? words.of(word) : words.language(tag, title));
  const element = (name, attributes = {}, ...contents) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) if (value !== null) made.setAttribute(key, value);
    made.append(...contents);
    return made;
  };
  const icon = (name, turns) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("aria-hidden", "true");
    svg.setAttribute("focusable", "false");
    if (turns) svg.setAttribute("class", turns);
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#i-${name}`);
    svg.append(use);
    return svg;
  };

  // Characters that are not drawn and could turn a line or hide something, by their code points. Marks do no harm to what
  // stands in an isolate of its own, nor do isolates that are closed; a pseudo-language is made of overrides.
  const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u180e\u200b\u2028-\u202e\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]/gu;
  const isolates = /[\u2066-\u2069]/;
  const hasClosedIsolates = (text) => {
    let depth = 0;
    for (const character of text) {
      if (character === "\u2069") depth -= 1;
      else if (isolates.test(character)) depth += 1;
      if (depth < 0 || (depth > 0 && character === "\n")) return false;
    }
    return depth === 0;
  };
  const shown = new RegExp(`${hidden.source}|${isolates.source}`, "gu");
  // The runs of a text in other languages are marked as such.
  const written = (text, { tag, dir }, isPseudo, runs) => {
    const made = element("bdi", { lang: tag, dir });
    if (isPseudo) {
      made.textContent = text;
      return made;
    }
    const signs = hasClosedIsolates(text) ? hidden : shown;
    for (const [part, language] of runs ?? [[text]]) {
      const place = language ? made.appendChild(element("span", { lang: language })) : made;
      let end = 0;
      for (const match of part.matchAll(signs)) {
        const number = match[0].codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
        place.append(part.slice(end, match.index), element("b", { class: "cp" }, `U+${number}`));
        end = match.index + match[0].length;
      }
      place.append(part.slice(end));
    }
    return made;
  };

  // The text of a control in its state, of several for the same the one that is chosen.
  const entryOf = (language, index, kind) => {
    const entries = language.texts[index][kind][state[index]];
    return entries[Math.min(wording, entries.length - 1)];
  };
  const example = (entry) => entry?.texts[Math.min(step, entry.texts.length - 1)] ?? "";
  const runsShown = (entry) => entry.runs?.[Math.min(step, entry.texts.length - 1)];
  const textOf = (language, index, kind) => example(entryOf(language, index, kind));
  // The same as words of the page, in the language that the text is in: where it is missing that is another one.
  const wordsOf = (language, index, kind) => {
    const entry = entryOf(language, index, kind);
    return example(entry) && written(example(entry), entry, language.pseudo, runsShown(entry));
  };
  const clock = (index) => data.controls[index].clocks[step] ?? "";

  // What the screen reader calls a control, and its state, in a language; else in English, in which `tag` is then.
  const readerWords = (language, index) => {
    const { kind, spoken } = data.controls[index];
    const condition = spoken[state[index]];
    const role = kind === "button" && ["on", "off"].includes(condition) ? "switch" : kind;
    const own = language.words[reader.name];
    const words = own.button ? own : reader.words;
    return { role: words[role] ?? "", condition: words[condition] ?? "", tag: own.button ? language.tag : "en" };
  };
  const orderOf = (index) => data.controls[index].spoken[state[index]] === "selected" ? reader.orderWhenSelected : reader.order;

  // What a screen reader says of a control, by what it is for.
  const spoken = (language, index) => {
    const label = textOf(language, index, "label");
    const prefix = textOf(language, index, "prefix");
    const { role, condition, tag } = readerWords(language, index);
    return {
      name: label || [prefix, clock(index)].filter(Boolean).join(" "),
      value: textOf(language, index, "value"),
      role,
      state: condition,
      hint: textOf(language, index, "hint"),
      roleTag: tag,
    };
  };

  // The name as words of the page.
  const nameOf = (language, index) => {
    if (textOf(language, index, "label")) return [wordsOf(language, index, "label")];
    return [wordsOf(language, index, "prefix"), clock(index)].filter(Boolean).flatMap((part) => [part, " "]).slice(0, -1);
  };

  // What is said of a control as parts of the page, in the order of the screen reader that is chosen.
  const partsOf = (language, index) => {
    const { name, role, state: condition, roleTag } = spoken(language, index);
    const own = (words) => words
      ? [element("span", { class: "role", lang: roleTag, dir: roleTag === "en" ? "ltr" : null }, words)] : [];
    const parts = {
      name: name ? [element("strong", {}, ...nameOf(language, index))]
        : [element("span", { class: "silent", lang: words.tag(), dir: document.documentElement.dir }, words.of("player.silent"))],
      value: [wordsOf(language, index, "value")],
      role: own(role),
      state: own(condition),
      hint: [wordsOf(language, index, "hint")],
    };
    return orderOf(index).map((kind) => parts[kind].filter(Boolean)).filter((nodes) => nodes.length)
      .flatMap((nodes, place) => (place ? [" ", ...nodes] : nodes));
  };

  // A text as a voice says it: a run for each language in it.
  const runsOf = (entry) => {
    const at = Math.min(step, (entry?.texts.length ?? 0) - 1);
    if (at < 0) return [];
    return entry.runs?.[at]?.map(([text, tag]) => ({ text, tag: tag ?? entry.tag })) ?? [{ text: entry.texts[at], tag: entry.tag }];
  };
  // The same of a control: a word for what it is only in languages whose word is known.
  const utterance = (language, index) => {
    const label = runsOf(entryOf(language, index, "label"));
    const time = clock(index) ? [{ text: clock(index), tag: language.tag }] : [];
    const { role, condition, tag } = readerWords(language, index);
    const own = (words) => words && tag === language.tag ? [{ text: words, tag }] : [];
    const parts = {
      name: label.length ? label : [...runsOf(entryOf(language, index, "prefix")), ...time],
      value: runsOf(entryOf(language, index, "value")),
      role: own(role),
      state: own(condition),
      hint: runsOf(entryOf(language, index, "hint")),
    };
    return orderOf(index).flatMap((kind) => parts[kind]).filter(({ text }) => text.trim());
  };

  class Player {
    constructor(language, controls, options) {
      this.language = language;
      this.controls = controls;
      this.options = options;
      this.parts = new Map();
      this.id = `p${players.length}`;
      const scene = icon("scene", "scene");
      const rows = element("div", { class: "rows" });
      for (const [name, members] of this.rows()) {
        if (members.length === 0) continue;
        // Playback runs the same way everywhere: players flip neither its keys nor its timeline, only words.
        const dir = name === "over" ? null : "ltr";
        rows.append(element("div", { class: `row ${name}`, dir }, ...members.map((index) => this.part(index))));
      }
      const keys = rows.querySelector(".row.keys");
      if (keys && keys.children.length > 3) keys.children[Math.min(2, keys.children.length - 1)].classList.add("push");
      this.screen = element(
        "div",
        { class: "screen", role: "group", lang: language.tag, dir: language.dir, "aria-label": words.of("player.player", { language: titleOf(language) }) },
        scene, rows);
      this.now = element("p", { class: "now", dir: language.dir });
      this.order = element("ol", { dir: language.dir });
      // Pseudo-languages are not spoken.
      const listen = speech && !language.pseudo
        ? element(
          "p", { class: "aloud" },
          speech.button(words.of("player.listen"), words.of("player.listenFocus", { language: titleOf(language) }), () => utterance(language, focused)),
          speech.button(words.of("player.listenAll"), words.of("player.listenAllIn", { language: titleOf(language) }), () => this.reading()))
        : "";
      this.element = element(
        "figure", { class: "player" },
        element("figcaption", {}, titleOf(language),
          language.pseudo || language.ownTitle === titleOf(language)
            ? "" : element("span", { lang: language.tag }, language.ownTitle)),
        this.screen,
        element(
          "section", { class: "said", "aria-label": words.of("player.said", { language: titleOf(language) }) },
          element("h2", {}, words.of("player.says", { reader: reader.title })), this.now, listen, this.order));
      rows.style.fontSize = `${options.size / 100}em`;
      this.element.classList.toggle("one-line", options.lines);
      this.element.classList.toggle("contrast", options.contrast);
      this.screen.classList.toggle("sized", options.screen > 0);
      if (options.screen) this.screen.style.inlineSize = `${options.screen}px`;
      this.screen.style.setProperty("--room", `${options.room}px`);
      for (const index of controls) this.update(index);
    }

    // Words above the pictures, the slider between its times, then the keys: seen and heard in the same order.
    rows() {
      const kinds = (kind) => this.controls.filter((index) => data.controls[index].kind === kind);
      const sliders = kinds("slider");
      const times = kinds("words").filter((index) => clock(index));
      const others = kinds("words").filter((index) => !clock(index));
      const isDrawn = (index) => development.texts[index].visible[0].length && data.controls[index].kind === "button";
      const noKeys = kinds("button").every((index) => isDrawn(index) || this.isClock(index));
      const above = kinds("button").filter((index) => noKeys);
      const timeline = sliders.length ? [...times.slice(0, 1), ...sliders, ...times.slice(1)] : times;
      return [
        ["over", [...others, ...above]], ["timeline", timeline],
        ["keys", kinds("button").filter((index) => !above.includes(index))],
      ];
    }

    isClock(index) { return data.controls[index].icons[0] === "clock"; }

    part(index) {
      const control = data.controls[index];
      let part;
      if (control.kind === "slider") {
        part = element("input", { type: "range", min: 0, max: data.steps - 1, step: 1 });
        part.value = step;
        part.addEventListener("input", () => {
          step = Number(part.value);
          refresh(index);
        });
      } else if (control.kind === "words") {
        part = element("span", { class: "words", tabindex: 0, role: "img" });
      } else {
        part = element("button", { type: "button" });
        part.addEventListener("click", () => {
          if (control.states.length) state[index] = 1 - state[index];
          refresh(index);
        });
      }
      part.dataset.control = control.name;
      part.addEventListener("focus", () => focus(index));
      this.parts.set(index, part);
      return part;
    }

    // Everything of a control that depends on its state.
    update(index) {
      const control = data.controls[index];
      const part = this.parts.get(index);
      const { name, value, hint } = spoken(this.language, index);
      const visible = textOf(this.language, index, "visible");
      // The line below tells that a label is missing; here the control keeps its name in l10n.yml.
      const set = control.kind === "slider" ? "" : value;
      part.setAttribute("aria-label", [name || visible || control.name, set].filter(Boolean).join(", "));
      if (control.kind === "slider") {
        part.value = step;
        part.setAttribute("aria-valuetext", value || part.value);
      } else if (control.kind === "words") {
        const shown = wordsOf(this.language, index, "visible") || wordsOf(this.language, index, "label");
        part.replaceChildren(clock(index) || shown);
      } else {
        const sign = control.icons[state[index]];
        const shown = wordsOf(this.language, index, "visible")
          || (this.isClock(index) ? wordsOf(this.language, index, "label") : "");
        const turns = sign === "external" ? "turns" : "";
        const picture = sign === "skip" && shown ? [] : [icon(sign, turns)];
        part.classList.toggle("drawn", Boolean(shown));
        part.replaceChildren(...picture, ...(shown ? [shown] : []));
        if (this.options.labels && !shown && name) {
          part.append(element("span", { class: "caption", dir: this.language.dir }, ...nameOf(this.language, index)));
        }
      }
      if (hint) {
        part.setAttribute("aria-description", hint);
      } else {
        part.removeAttribute("aria-description");
      }
    }

    // The line of the control in focus, and all controls in the order in which they are met.
    speak() {
      this.now.replaceChildren(...partsOf(this.language, focused));
      this.items = this.inOrder().map((index) => {
        const button = element(
          "button", { type: "button", "aria-current": index === focused ? "true" : null },
          ...(spoken(this.language, index).name ? partsOf(this.language, index) : ["–"]));
        button.addEventListener("click", () => this.parts.get(index).focus());
        const listen = speech && !this.language.pseudo
          ? [speech.icon(words.partsOf("player.listenTo", { text: element("span", { lang: this.language.tag }, ...nameOf(this.language, index)) }), () => utterance(this.language, index))] : [];
        return element("li", {}, button, ...listen);
      });
      this.order.replaceChildren(...this.items);
      for (const [index, part] of this.parts) part.classList.toggle("current", index === focused);
    }

    // Everything that is said when the layout is gone through; what is being said is marked in the list.
    reading() {
      return this.inOrder().flatMap((index, place) => utterance(this.language, index).map((run, number) => ({
        ...run,
        begin: number ? null : () => this.items.forEach((item, at) => item.classList.toggle("speaking", at === place)),
      })));
    }

    inOrder() { return this.rows().flatMap(([, members]) => members); }
  }

  const kinds = ["label", "hint", "value", "prefix", "visible"];

  const foundLine = ({ severity, rule, message }) => element(
    "p", { class: "found" }, element("b", { class: `severity ${severity}` }, words.of(`page.${severity}`)), " ",
    written(message, { tag: "en", dir: "ltr" }), " ", element("code", {}, rule));

  const cellOf = (entry, language) => {
    const cell = element("td", {});
    if (!example(entry)) {
      cell.append(element("span", { class: "state missing" }, words.of("page.missing")));
    } else {
      cell.append(written(example(entry), entry, language.pseudo, runsShown(entry)));
      if (entry.origin) {
        const [kind, name] = entry.missing ? ["missing", "missingFrom"] : ["inherited", "from"];
        cell.append(" ", element("span", { class: `state ${kind}` }, words.of(`page.${name}`, { origin: entry.origin })));
      }
    }
    if (speech && entry && example(entry) && !language.pseudo) {
      cell.append(speech.icon([words.of("player.listenToText", { key: entry.key, language: titleOf(language) })], () => runsOf(entry)));
    }
    if (entry) cell.append(...entry.found.map(foundLine));
    return cell;
  };

  // The texts of the control in focus with their keys, in the languages that are shown.
  const showDetail = () => {
    const control = data.controls[focused];
    const languages = [...new Set([...players.map((player) => player.language), development])];
    const head = element(
      "tr", {}, element("th", { scope: "col" }, words.of("player.kind")),
      ...languages.map((language) => element("th", { scope: "col" }, titleOf(language))),
      element("th", { scope: "col" }, words.of("player.key")));
    const rows = [];
    for (const kind of kinds) {
      const [first, second] = development.texts[focused][kind];
      const differs = first[0]?.key !== second[0]?.key;
      for (const number of differs ? [0, 1] : [0]) {
        (number ? second : first).forEach(({ key }, place) => {
          const name = [
            words.of(`kinds.${kind}`), ...(differs ? [control.states[number] ?? number + 1] : []),
            ...(place ? [`${words.of("player.wording")} ${place + 1}`] : []),
          ].join(", ");
          const cells = languages.map((language) => cellOf(language.texts[focused][kind][number][place], language));
          const keyCell = element("td", {}, element("code", {}, key));
          rows.push(element("tr", {}, element("th", { scope: "row" }, name), ...cells, keyCell));
        });
      }
    }
    detail.replaceChildren(
      element("table", { class: "list" }, element("caption", {}, element("code", {}, control.name)),
        element("thead", {}, head), element("tbody", {}, ...rows)));
  };

  const focus = (index) => {
    focused = index;
    for (const player of players) player.speak();
    showDetail();
    remember();
  };
  const refresh = (index) => {
    // A slider moves the times as well.
    const changed = data.controls[index].kind === "slider" ? null : [index];
    for (const player of players) for (const part of changed ?? player.controls) player.update(part);
    focus(index);
    stage.dispatchEvent(new Event("built"));
  };

  // The voices for the languages that are shown; what has been chosen stays where it is among them.
  const offerVoices = (languages) => {
    if (!speech) return;
    const field = form.elements.voice;
    const known = new Set(languages.flatMap(({ tag }) => speech.voices(tag)));
    const wanted = field.value;
    field.replaceChildren(
      element("option", { value: "" }, words.of("player.systemVoice")),
      ...[...known].map((voice) => element("option", { value: voice.voiceURI }, voice.name)));
    field.value = wanted;
    if (field.selectedIndex < 0) field.value = "";
  };

  const build = () => {
    const values = Object.fromEntries(new FormData(form));
    options = {
      size: Number(values.size), screen: Number(values.screen), room: Number(values.room), labels: "labels" in values,
      lines: "lines" in values, contrast: "contrast" in values,
    };
    wording = Number(values.wording ?? 0);
    reader = data.readers.find(({ name }) => name === values.reader) ?? data.readers[0];
    if (speech) Object.assign(speech.settings, { rate: Number(values.rate), voice: values.voice });
    controls = data.layouts[values.layout] ?? Object.values(data.layouts)[0];
    const named = (name) => data.languages.find((language) => language.name === name);
    const chosen = [named(values.language) ?? development, named(values.beside)].filter(Boolean);
    speech?.stop();
    offerVoices(chosen);
    players = [];
    for (const language of chosen) players.push(new Player(language, controls, options));
    stage.replaceChildren(...players.map((player) => player.element));
    stage.classList.toggle("single", players.length === 1);
    focus(controls.includes(focused) ? focused : players[0].inOrder()[0]);
    stage.dispatchEvent(new Event("built"));
  };

  // The address says what is shown, so that it can be sent: player.html#language=ar&control=buttonPlayback.
  const wanted = new URLSearchParams(location.hash.slice(1));
  const remember = () => {
    const address = new URLSearchParams(new FormData(form));
    address.set("control", data.controls[focused].name);
    try { history.replaceState(null, "", `#${address}`); } catch { /* a browser that keeps addresses of files as they are */ }
  };
  for (const field of form.elements) {
    if (field.type === "checkbox") field.checked = field.checked || wanted.has(field.name);
    else if (wanted.has(field.name) && [...field.options].some((option) => option.value === wanted.get(field.name))) {
      field.value = wanted.get(field.name);
    }
  }
  // The player begins in the language of the page where it is there.
  if (!wanted.has("language")) form.elements.language.selectedIndex = Math.max(0, words.sameOf(data.languages.map(({ tag }) => tag)));
  focused = data.controls.findIndex((control) => control.name === wanted.get("control"));
  form.addEventListener("change", build);
  words.listen(build);
  form.addEventListener("submit", (event) => event.preventDefault());
  // What the address sets is seen.
  const more = form.querySelector(".more");
  more.open = [...more.querySelectorAll("select, input")].some((field) => field.checked || field.selectedIndex > 0);
  document.getElementById("preview").hidden = false;
  for (const field of [form.elements.voice, form.elements.rate]) field.closest("label").hidden = !speech;
  build();
  speech?.onVoices(() => offerVoices(players.map((player) => player.language)));

  // For checks: players of the layout that is shown, with other options, and all controls in one of their states.
  return {
    data, form, stage, element, titleOf, players: () => players, stateOf: (index) => state[index],
    player: (language, others = {}) => new Player(language, controls, { ...options, ...others }),
    inState: (number, work) => {
      const kept = [...state];
      state.fill(number);
      work();
      state.splice(0, state.length, ...kept);
    },
  };
})();

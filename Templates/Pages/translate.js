"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const make = (name, attributes, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      if (value !== undefined && value !== null && value !== false) element.setAttribute(key, value === true ? "" : value);
    }
    element.append(...children.filter((child) => child !== undefined && child !== null));
    return element;
  };
  const [bar, sheet, count, notice] = ["bar", "sheet", "count", "notice"].map(byId);
  let data;
  let texts = [];
  let shown = [];

  // MARK: Changes, which the browser keeps

  // Kept with the original that they were made from: another report of the same name has other originals.
  let storeName = "";
  let stored = {};
  let isKept = true;
  let storing = 0;
  const nameOf = (part) => `${part.text.file.original}\n${part.unit}`;
  const store = () => {
    storing = 0;
    try {
      localStorage.setItem(storeName, JSON.stringify(stored));
    } catch {
      if (isKept) notice.textContent = words.of("translate.notKept");
      isKept = false;
    }
  };
  const remember = (text) => {
    for (const part of text.parts) {
      const isChanged = part.target !== part.first || text.isApproved;
      if (isChanged) stored[nameOf(part)] = { source: part.source, target: part.target, approved: text.isApproved || undefined };
      else if (stored[nameOf(part)]?.source === part.source) delete stored[nameOf(part)];
    }
    clearTimeout(storing);
    storing = setTimeout(store, 300);
  };
  const recall = () => {
    try {
      stored = JSON.parse(localStorage.getItem(storeName) || "{}");
    } catch {
      stored = {};
    }
    for (const text of texts) {
      for (const part of text.parts) {
        const old = stored[nameOf(part)];
        if (!old) continue;
        if (old.source === part.source) [part.target, text.isApproved] = [old.target, old.approved || text.isApproved];
        else part.earlier = old.target;
      }
    }
  };

  // MARK: What a text is

  const isChanged = (text) => text.isApproved || text.parts.some((part) => part.target !== part.first);
  const isWhole = (text) => text.parts.every((part) => part.target || part.optional);
  const stateOf = (text) => {
    if (!isWhole(text)) return text.from && !isChanged(text) ? "inherited" : "missing";
    return isChanged(text) ? "own" : text.state || "own";
  };
  const stateWords = { missing: "stateMissing", own: "stateTranslated", review: "stateReview", stale: "stateStale" };
  const problemsOf = (text) => text.parts.flatMap((part) => translationChecks(part, text));
  const hasError = (text) => (text.hasError ??= problemsOf(text).some(({ severity }) => severity === "error"));
  const isOpen = (text) => ["missing", "review", "stale"].includes(stateOf(text)) || hasError(text);
  const matches = {
    "": () => true, open: isOpen, missing: (text) => stateOf(text) === "missing", review: (text) => stateOf(text) === "review",
    stale: (text) => stateOf(text) === "stale", done: (text) => stateOf(text) === "own", changed: isChanged,
    found: (text) => problemsOf(text).length > 0,
  };
  const searchable = (text) => {
    text.searched ||= [text.key, text.comment, ...text.parts.flatMap((part) => [part.source, part.target])].join("\n").toLocaleLowerCase();
    return text.searched;
  };

  // MARK: Rows

  const specifier = /%(?:\d+\$)?(?:#@[^@]*@|[-+0#']*(?:\d+|\*)?(?:\.(?:\d+|\*)?)?(?:hh|h|ll|l|q|j|z|t|L)?[@dDiuUxXoOfFeEgGaAcCsSp%])/g;
  // The parts of a text, with what a pattern finds made into elements.
  const split = (text, expression, element) => {
    const parts = [];
    let end = 0;
    for (const found of text.matchAll(expression)) {
      parts.push(text.slice(end, found.index), element(found[0]));
      end = found.index + found[0].length;
    }
    return [...parts, text.slice(end)];
  };
  // Characters that are not seen and could turn a line round are shown by their code points, as on all pages.
  const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
  const visible = (text) => split(text, hidden, (character) =>
    make("b", { class: "cp" }, `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`));
  const pattern = (text) => split(text, specifier, (spelled) => make("bdi", { class: "kept", dir: "ltr" }, spelled))
    .flatMap((part) => (typeof part === "string" ? visible(part) : [part]));
  const controlLine = ({ icon, kind, name, state }) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("class", "icon");
    svg.setAttribute("aria-hidden", "true");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#i-${icon}`);
    svg.append(use);
    const about = words.partsOf("page.labeled", { name: words.of(`kinds.${kind}`), text: make("bdi", { dir: "ltr" }, name) });
    return make("p", { class: "control" }, svg, make("span", {}, ...about, state ? words.aside(words.of(`kinds.state${state}`)) : undefined));
  };

  const drawProblems = (part) => {
    const found = translationChecks(part, part.text);
    part.list.replaceChildren(...found.map(({ rule, severity, message }) =>
      make("li", { class: `severity ${severity}`, "data-rule": rule }, words.of("page.labeled", { name: words.of(`page.${severity}`), text: message }))));
    // A field cannot keep an argument apart from the words around it, which run from right to left.
    part.preview.replaceChildren(...(data.language.direction === "rtl" && part.target.includes("%") ? pattern(part.target) : []));
    part.field.setAttribute("aria-invalid", String(found.some(({ severity }) => severity === "error")));
    return found;
  };
  const drawState = (text) => {
    const state = stateOf(text);
    const isWrong = state === "own" && hasError(text);
    const label = state === "inherited" ? words.of("page.from", { origin: text.from })
      : words.of(`translate.${isWrong ? "stateWrong" : stateWords[state]}`);
    text.badge.className = `state ${state === "review" ? "stale" : state}`;
    text.badge.textContent = isChanged(text) ? words.of("translate.stateChanged", { state: label }) : label;
    text.approve.hidden = isChanged(text) || !text.state;
    text.revert.hidden = !isChanged(text);
  };
  const drawField = (text, part, number) => {
    const id = `f${text.index}-${number}`;
    const field = make("textarea", {
      id, lang: data.language.tag, dir: data.language.direction, rows: 1, spellcheck: "true", autocomplete: "off",
      "aria-describedby": `${id}-problems`, "data-text": text.index, "data-part": number,
    });
    field.value = part.target;
    part.field = field;
    part.preview = make("p", { class: "preview", dir: data.language.direction, lang: data.language.tag, "aria-hidden": "true" });
    part.list = make("ul", { class: "problems", id: `${id}-problems` });
    const label = make("label", { for: id },
      make("span", { class: "heard" }, `${text.key}: `),
      make("bdi", { dir: part.name ? "ltr" : undefined }, part.name || make("span", { class: "heard" }, words.of("translate.translation")),
        part.numbers ? make("span", { class: "numbers-of" }, ` ${part.numbers}`) : undefined),
      part.optional ? make("span", { class: "numbers-of" }, ` ${words.of("translate.notNeeded")}`) : undefined);
    const earlier = part.earlier
      ? make("p", { class: "earlier" }, ...words.partsOf("translate.earlier", { text: make("bdi", {}, part.earlier) })) : undefined;
    return make("div", { class: part.name ? "field form" : "field" }, label, field, part.preview, earlier, part.list);
  };
  const draw = (text) => {
    text.badge = make("p", {});
    const button = (name, action) => make("button", { type: "button", class: "small", [action]: text.index, "aria-label": words.of("page.labeled", { name, text: text.key }) }, name);
    text.approve = button(words.of("translate.right"), "data-approve");
    text.revert = button(words.of("translate.undo"), "data-revert");
    const about = make("div", { class: "about" },
      make("div", { class: "line" }, make("h3", {}, make("bdi", {}, ...visible(text.key))), text.badge, text.approve, text.revert));
    if (text.comment) about.append(make("p", { class: "comment", lang: data.source.tag, dir: "auto" }, ...visible(text.comment)));
    if (text.arguments) {
      const list = text.arguments.map(({ name, takes }) => name + words.aside(words.has(`arguments.${takes}`) ? words.of(`arguments.${takes}`) : takes));
      about.append(make("p", { class: "arguments" }, words.of("translate.arguments", { list: words.list(list) })));
    }
    about.append(...(text.controls || []).map(controlLine));
    // Each original once, with the names of the parts that translate it.
    const originals = new Map();
    for (const { source, name } of text.parts) originals.set(source, [...(originals.get(source) || []), name]);
    const original = make("div", { class: "words", lang: data.source.tag, dir: data.source.direction },
      ...[...originals].map(([source, names]) => make("div", {},
        originals.size > 1 ? make("p", { class: "variant", lang: words.tag(), dir: document.documentElement.dir }, names.join(", ")) : undefined, make("p", {}, ...pattern(source)))));
    const fields = make("div", { class: "fields" }, ...text.parts.map((part, number) => drawField(text, part, number)));
    const row = make("li", { class: "text" }, about, original, fields);
    drawState(text);
    for (const part of text.parts) drawProblems(part);
    return row;
  };

  // Rows are drawn as they come into view, fifty at a time; until then a list keeps their place.
  const chunkSize = 50;
  const drawChunk = (list) => {
    if (list.isDrawn) return;
    list.isDrawn = true;
    list.append(...list.texts.map(draw));
    list.style.minBlockSize = "";
  };
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) drawChunk(entry.target);
  }, { rootMargin: "1200px 0px" });
  const showAll = () => {
    observer.disconnect();
    const lists = [];
    for (let start = 0; start < shown.length; start += chunkSize) {
      const list = make("ol", { class: "texts", start: start + 1 });
      list.texts = shown.slice(start, start + chunkSize);
      list.style.minBlockSize = `${list.texts.reduce((sum, text) => sum + 4 + 4.5 * text.parts.length, 0)}rem`;
      for (const text of list.texts) text.list = list;
      lists.push(list);
    }
    sheet.replaceChildren(...lists);
    for (const list of lists.slice(0, 1)) drawChunk(list);
    for (const list of lists) observer.observe(list);
  };
  const showCount = () => {
    const open = texts.filter(isOpen).length;
    const changed = texts.filter(isChanged).length;
    const total = words.of("translate.total", { count: texts.length });
    count.value = words.of(`translate.${shown.length === texts.length ? "count" : "countShown"}`, { shown: shown.length, total, open, changed });
  };
  const filter = () => {
    const values = new FormData(bar);
    const wanted = String(values.get("words")).trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
    const isWanted = matches[values.get("state")] || matches[""];
    shown = texts.filter((text) => isWanted(text) && wanted.every((word) => searchable(text).includes(word)));
    showAll();
    showCount();
  };

  // MARK: Editing

  const textOf = (element) => texts[Number(element?.dataset?.text ?? element?.dataset?.approve ?? element?.dataset?.revert)];
  let telling = 0;
  // Screen readers hear of problems once the typing pauses.
  const tell = (part) => {
    clearTimeout(telling);
    telling = setTimeout(() => {
      byId("spoken").textContent = translationChecks(part, part.text).map(({ message }) => message).join(" ");
      showCount();
    }, 600);
  };
  const changed = (text) => {
    text.searched = text.hasError = undefined;
    if (isKept) notice.textContent = "";
    drawState(text);
    for (const part of text.parts) drawProblems(part);
    remember(text);
  };
  const focus = (text) => {
    if (!text) return;
    if (!shown.includes(text)) return;
    drawChunk(text.list);
    const part = text.parts.find((each) => !each.target && !each.optional)
      || text.parts.find((each) => translationChecks(each, text).some(({ severity }) => severity === "error")) || text.parts[0];
    part.field.focus();
    part.field.scrollIntoView({ block: "center" });
  };
  const next = (from, step, isWanted = () => true) => {
    let place = from ? shown.indexOf(from) : -1;
    for (place += step; place >= 0 && place < shown.length; place += step) if (isWanted(shown[place])) return shown[place];
    return undefined;
  };
  const focusNextOpen = (from) => {
    const text = next(from, 1, isOpen) || next(undefined, 1, isOpen);
    if (text) focus(text);
    else notice.textContent = words.of("translate.nothingOpen");
  };
  const revert = (text) => {
    for (const part of text.parts) part.field.value = part.target = part.first;
    text.isApproved = false;
    changed(text);
    showCount();
  };
  const approve = (text) => {
    if (!text.state || !isWhole(text)) return;
    text.isApproved = true;
    changed(text);
    showCount();
  };
  const insertArgument = (field, number) => {
    const text = textOf(field);
    const part = text.parts[Number(field.dataset.part)];
    const found = [...part.source.matchAll(specifier)].map(([spelled]) => spelled).filter((spelled) => spelled !== "%%");
    if (!found[number]) return;
    field.setRangeText(found[number], field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };

  // MARK: Saving

  // eslint-disable-next-line no-control-regex
  const isForbidden = (text) => /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text);
  const documentOf = (wanted) => xliff.written(
    data.files.map((file) => ({
      original: file.original, units: file.texts.filter((text) => wanted.has(text)).flatMap((text) => text.parts).filter((part) => part.target),
    })), data.source.tag, data.language.tag);
  const save = () => {
    const all = texts.filter((text) => isChanged(text) && text.parts.some((part) => part.target));
    if (!all.length) {
      notice.textContent = words.of("translate.nothingChanged");
      return;
    }
    const wanted = all.filter((text) => isWhole(text) && !text.parts.some((part) => isForbidden(part.target + part.unit + part.source)));
    const name = wanted.length ? xliff.save(documentOf(new Set(wanted)), `${data.catalog}-${data.locale}`) : "";
    const refused = wanted.filter(hasError).length;
    const left = all.length - wanted.length;
    notice.textContent = [
      wanted.length ? words.of("translate.saved", { count: wanted.length, file: name }) : words.of("translate.nothingSaved"),
      left ? words.of("translate.left", { count: left }) : "",
      refused ? words.of("translate.refused", { count: refused }) : "",
    ].filter(Boolean).join(" ");
  };

  // MARK: Start

  const listen = () => {
    sheet.addEventListener("input", ({ target }) => {
      const text = textOf(target);
      const part = text.parts[Number(target.dataset.part)];
      part.target = target.value;
      changed(text);
      tell(part);
    });
    sheet.addEventListener("click", ({ target }) => {
      const button = target.closest("button");
      if (button?.dataset.approve) approve(textOf(button));
      if (button?.dataset.revert) revert(textOf(button));
    });
    let filtering = 0;
    bar.addEventListener("input", () => {
      clearTimeout(filtering);
      filtering = setTimeout(filter, 120);
    });
    bar.addEventListener("submit", (event) => event.preventDefault());
    byId("next").addEventListener("click", () => focusNextOpen());
    byId("save").addEventListener("click", save);
    byId("forget").addEventListener("click", () => {
      if (!confirm(words.of("translate.forgetQuestion"))) return;
      for (const text of texts) {
        for (const part of text.parts) part.target = part.first;
        text.isApproved = text.searched = text.hasError = undefined;
      }
      stored = {};
      store();
      filter();
    });
    document.addEventListener("keydown", (event) => {
      const field = event.target.closest?.("textarea");
      const text = field && textOf(field);
      const isMain = event.ctrlKey || event.metaKey;
      const actions = {
        KeyS: isMain ? save : event.altKey ? () => bar.elements.words.focus() : undefined,
        Enter: isMain ? () => focusNextOpen(text) : undefined,
        ArrowDown: event.altKey ? () => focus(next(text, 1)) : undefined,
        ArrowUp: event.altKey && text ? () => focus(next(text, -1)) : undefined,
        KeyA: event.altKey && text ? () => approve(text) : undefined,
        KeyZ: event.altKey && text ? () => revert(text) : undefined,
      };
      const digit = /^Digit([1-9])$/.exec(event.code);
      const action = digit && event.altKey && field ? () => insertArgument(field, Number(digit[1]) - 1) : actions[event.code];
      if (!action) return;
      event.preventDefault();
      action();
    });
    window.addEventListener("pagehide", () => { if (storing) store(); });
    window.addEventListener("beforeunload", (event) => { if (!isKept && texts.some(isChanged)) event.preventDefault(); });
  };
  const unpack = async (island) => {
    if (island.type === "application/json") return JSON.parse(island.textContent);
    const bytes = Uint8Array.from(atob(island.textContent), (character) => character.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json();
  };
  const start = async () => {
    const island = byId("texts-data");
    data = await unpack(island);
    island.remove();
    storeName = `l10n ${data.catalog} ${data.locale}`;
    texts = data.files.flatMap((file) => file.texts.map((text) => Object.assign(text, { file })));
    texts.forEach((text, index) => {
      text.index = index;
      for (const part of text.parts) Object.assign(part, { text, target: part.target || "", first: part.target || "" });
    });
    recall();
    byId("translator").hidden = false;
    listen();
    const changeLanguage = () => {
      // The language is named in itself only where the page is in another.
      byId("own-name").hidden = words.tag() !== "en";
      filter();
    };
    words.listen(changeLanguage);
    changeLanguage();
    document.body.dataset.ready = "";
  };
  start();
})();

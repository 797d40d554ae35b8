"use strict";
// What designers check: texts that are cut, pseudo-languages and both directions at a click, pictures to send.
(() => {
  if (!preview) return;
  const { data, form, stage, element, titleOf } = preview;
  const box = document.getElementById("designer");
  const cut = document.getElementById("cut");
  // Out of sight, as wide as the player that is shown.
  const bench = document.body.appendChild(element("div", { class: "bench", inert: "", "aria-hidden": "true" }));
  const sizes = [...form.elements.size.options].map((option) => Number(option.value));
  let found = [];
  let measured = "";

  // The places of a control that hold a text in one line.
  const linesOf = (part) => (part.matches(".words") ? [part] : [...part.querySelectorAll(".caption, :scope > bdi")]);

  // Every text of the layout in every language, size and state that needs more room than it has.
  const measure = () => {
    bench.style.inlineSize = `${stage.querySelector(".screen").clientWidth}px`;
    const results = [];
    for (const size of sizes) {
      for (const language of data.languages) {
        for (const number of [0, 1]) {
          preview.inState(number, () => {
            const player = preview.player(language, { size, labels: true });
            bench.replaceChildren(player.element);
            for (const [index, part] of player.parts) {
              for (const line of linesOf(part)) {
                if (line.scrollWidth <= line.clientWidth + 1) continue;
                results.push({
                  index, language, size, number, text: line.textContent, needs: line.scrollWidth, room: line.clientWidth,
                });
              }
            }
          });
        }
      }
    }
    bench.replaceChildren();
    return results;
  };

  const excess = ({ needs, room }) => needs / Math.max(room, 1);
  // Pseudo-languages are longer than any other, and are the worst only where no other is cut.
  const worstOf = (results) => {
    const real = results.filter((result) => !result.language.pseudo);
    return (real.length ? real : results).reduce((worst, next) => (excess(next) > excess(worst) ? next : worst));
  };
  const each = (values) => [...new Set(values)];

  const row = (index, results) => {
    const worst = worstOf(results);
    const name = data.controls[index].name;
    const button = element("button", { type: "button", class: "listen" }, name);
    button.addEventListener("click", () => stage.querySelector(`[data-control="${CSS.escape(name)}"]`)?.focus());
    return element(
      "tr", {}, element("th", { scope: "row" }, button),
      element("td", {}, words.list(each(results.map(({ size }) => words.percent(size))))),
      element(
        "td", {}, words.list(data.languages.filter((one) => results.some((result) => result.language === one)).map(({ name }) => name))),
      element(
        "td", {}, ...words.partsOf("page.labeled", {
          name: words.list([titleOf(worst.language), words.percent(worst.size)]),
          text: element("bdi", { lang: worst.language.tag, dir: worst.language.dir }, worst.text),
        }), ` ${words.of("player.cutNeeds", worst)}`));
  };

  const show = () => {
    cut.hidden = !form.elements.lines.checked;
    if (cut.hidden) {
      found = [];
      return;
    }
    const wanted = JSON.stringify([
      ...["layout", "screen", "room", "wording"].map((name) => form.elements[name]?.value),
      stage.querySelector(".screen").clientWidth,
    ]);
    if (wanted !== measured) found = measure();
    measured = wanted;
    const controls = each(found.map(({ index }) => index));
    cut.querySelector("output").value = controls.length
      ? words.of("player.cutCount", { count: controls.length }) : words.of("player.cutNone");
    const head = ["cutControl", "size", "cutLanguages", "cutWorst"].map((title) => element("th", { scope: "col" }, words.of(`player.${title}`)));
    cut.querySelector(".scroll").replaceChildren(...(controls.length ? [element(
      "table", { class: "list" }, element("caption", { class: "heard" }, words.of("player.cut")),
      element("thead", {}, element("tr", {}, ...head)),
      element("tbody", {}, ...controls.map((index) => row(index, found.filter((result) => result.index === index)))))] : []));
  };

  // The controls that are shown and have a text that is cut.
  const mark = () => {
    const size = Number(form.elements.size.value);
    for (const player of preview.players()) {
      for (const [index, part] of player.parts) {
        const own = found.filter((one) => one.index === index && one.size === size && one.language === player.language
          && one.number === preview.stateOf(index));
        part.classList.toggle("unfit", own.length > 0);
        part.removeAttribute("title");
        if (own.length) part.title = words.of("player.cutTitle", worstOf(own));
      }
    }
  };

  const choose = (values) => {
    for (const [name, value] of Object.entries(values)) form.elements[name].value = value;
    form.dispatchEvent(new Event("change"));
  };
  const toggle = (word, isOn, turnOn, turnOff) => {
    const made = element("button", { type: "button", "data-word": word });
    made.addEventListener("click", () => (isOn() ? turnOff() : turnOn()));
    return { made, update: () => made.setAttribute("aria-pressed", String(isOn())) };
  };
  let before = data.languages[0].name;
  const { language, beside } = form.elements;
  const opposite = () => {
    const dir = data.languages.find(({ name }) => name === language.value)?.dir;
    return data.languages.find((other) => other.dir !== dir && !other.pseudo)
      ?? data.languages.find((other) => other.dir !== dir);
  };
  const toggles = data.languages.filter(({ pseudo }) => pseudo).map(({ name, word }) => toggle(
    word, () => language.value === name,
    () => {
      if (!data.languages.find((one) => one.name === language.value)?.pseudo) before = language.value;
      choose({ language: name });
    },
    () => choose({ language: before })));
  if (opposite()) {
    toggles.push(toggle(
      "player.directions", () => beside.value === opposite()?.name, () => choose({ beside: opposite().name }),
      () => choose({ beside: "" })));
  }

  // A picture of the player in each language, as the form has it.
  const save = element("button", { type: "button", "data-word": "player.pictures" });
  save.addEventListener("click", async () => {
    save.disabled = true;
    const width = stage.querySelector(".screen").clientWidth + 32;
    for (const one of data.languages) {
      const frame = element("div", { class: "picture" }, preview.player(one).element);
      frame.style.inlineSize = `${width}px`;
      for (const part of frame.querySelectorAll(".said")) part.remove();
      for (const slider of frame.querySelectorAll("input")) slider.setAttribute("value", slider.value);
      bench.replaceChildren(frame);
      const link = element("a", { download: `${form.elements.layout.value || "all"}-${one.name}.png` });
      link.href = (await pictureOf(frame, width)).toDataURL("image/png");
      link.click();
      // Browsers take ten files in a row and drop the rest.
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    bench.replaceChildren();
    save.disabled = false;
  });

  box.append(...toggles.map(({ made }) => made), save);
  words.apply(box);
  const update = () => {
    for (const one of toggles) one.update();
    show();
    mark();
  };
  stage.addEventListener("built", update);
  update();
})();

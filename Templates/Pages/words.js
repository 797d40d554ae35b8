"use strict";
// The words of the page itself, in a language that its reader chooses: tables of Templates/Pages/locales, as i18next reads
// them. Elements name their text in `data-word`, their label in `data-label` and values for both in `data-values`; one with
// `data-language` names a language.
const words = (() => {
  const { languages, tables } = JSON.parse(document.getElementById("words-data").textContent);
  const storeName = "l10n language of pages";
  let tag = "en";
  let names;
  let plurals;
  let numbers;
  const listeners = [];

  // A tag with its likely script: zh-TW is answered by zh-Hant, and pt-PT by pt-BR.
  const likely = (name) => {
    try {
      const { language, script } = new Intl.Locale(name).maximize();
      return `${language}-${script}`;
    } catch {
      return "";
    }
  };
  const bestOf = (wanted) => wanted.map((name) => Object.keys(tables).find((one) => likely(one) === likely(name))).find(Boolean);

  const language = (name, english) => (tag === "en" ? english : names?.of(name) ?? english);
  // Values but numbers are isolated from the words around them where these run from right to left.
  const shown = (value) => {
    if (typeof value === "number") return numbers.format(value);
    return document.documentElement.dir === "rtl" ? `\u2068${value}\u2069` : String(value);
  };
  const list = (parts) => parts.map(shown).join({ ar: "، ", ja: "、", zh: "、" }[tag.slice(0, 2)] ?? ", ");
  const aside = (text) => (/^(ja|zh)/.test(tag) ? `（${text}）` : ` (${text})`);
  const template = (key, count) => {
    const at = key.indexOf(".");
    const table = { ...tables.en[key.slice(0, at)], ...tables[tag][key.slice(0, at)] };
    const name = key.slice(at + 1);
    return count === undefined ? table[name] : table[`${name}_${plurals.select(count)}`] ?? table[`${name}_other`];
  };
  // The parts of a text: words, and the values in it, which may be elements of the page.
  const partsOf = (key, values = {}) => (template(key, values.count) ?? key).split(/\{\{(\w+)\}\}/)
    .map((part, place) => (place % 2 === 0 ? part : values[part] instanceof Node ? values[part] : shown(values[part])));
  const of = (key, values) => partsOf(key, values).join("");
  const has = (key) => template(key) !== undefined;

  const apply = (root = document) => {
    for (const element of root.querySelectorAll("[data-word], [data-label], [data-language]")) {
      const { word, label, language: name, english = element.textContent } = element.dataset;
      const values = JSON.parse(element.dataset.values || "{}");
      if (name) element.dataset.english = english;
      if (name) values.language = language(name, english);
      if (word) element.textContent = of(word, values);
      else if (name && !label) element.textContent = values.language;
      if (label) element.setAttribute("aria-label", of(label, values));
    }
  };
  const applySeconds = () => {
    const format = new Intl.NumberFormat(tag, { style: "unit", unit: "second" });
    for (const element of document.querySelectorAll("[data-seconds]")) {
      element.textContent = tag === "en" ? `${element.dataset.seconds} s` : format.format(Number(element.dataset.seconds));
    }
  };
  const choose = (wanted) => {
    tag = wanted;
    [plurals, numbers] = [new Intl.PluralRules(tag), new Intl.NumberFormat(tag)];
    names = tag === "en" ? undefined : new Intl.DisplayNames([tag], { type: "language" });
    const { documentElement } = document;
    documentElement.lang = tag;
    documentElement.dir = likely(tag).endsWith("-Arab") ? "rtl" : "ltr";
    apply();
    applySeconds();
    document.title = `${document.querySelector("h1").textContent} – ${document.title.split(" – ").at(-1)}`;
    for (const changed of listeners) changed();
  };

  const menu = document.getElementById("page-language");
  for (const one of Object.keys(tables)) {
    const option = document.createElement("option");
    [option.value, option.lang, option.textContent] = [one, one, new Intl.DisplayNames([one], { type: "language" }).of(one)];
    menu.append(option);
  }
  let kept = "";
  try { kept = localStorage.getItem(storeName) ?? ""; } catch { /* a browser that keeps nothing for files */ }
  choose(bestOf([...(kept in tables ? [kept] : []), ...(languages ?? navigator.languages)]) ?? "en");
  menu.value = tag;
  menu.closest("label").hidden = Object.keys(tables).length < 2;
  menu.addEventListener("change", () => {
    choose(menu.value);
    try { localStorage.setItem(storeName, tag); } catch { /* the same */ }
  });
  // Which of some languages the page's is, with its likely script.
  const sameOf = (tags) => tags.findIndex((one) => likely(one) === likely(tag));
  return { of, partsOf, has, sameOf, aside, language, apply, listen: (changed) => listeners.push(changed), tag: () => tag, list, percent: (value) => (value / 100).toLocaleString(tag, { style: "percent" }) };
})();

"use strict";
// What can be wrong with a translation while it is typed: a small part of the linter's rules and of what `l10n import` finds,
// under their names. The tests hold both to the same cases (Tests/Pages/checks.json); the linter and `l10n import` have the
// last word: what the linter calls an error is not imported.
const translationChecks = (() => {
  const pattern = /%%|%(?:(\d+)\$)?(?:#@[^@]*@|[-+0#']*(?:\d+|\*)?(?:\.(?:\d+|\*)?)?(hh|h|ll|l|q|j|z|t|L)?([@dDiuUxXoOfFeEgGaAcCsSp]))/g;

  // Which values go to a specifier; those of whole numbers differ by their size.
  const typeOf = (conversion, length) => {
    if (!conversion) return "variable";
    if (/[dDiuUxXoO]/.test(conversion)) return /^(ll?|q|j|z|t)$/.test(length || "") ? "long" : "int";
    return /[fFeEgGaA]/.test(conversion) ? "double" : conversion === "@" ? "object" : conversion;
  };

  // "50%-ig" and "100%ig" have a percent sign and a word after a number.
  const isPercentSign = (text, spelled, place) => /\d\s*$/.test(text.slice(0, place))
    && (/^%-+[a-z]+$/i.test(spelled) || spelled === "%i" && text[place + 2] === "g");

  // The specifiers of a text, and whether a percent sign begins none.
  const specifiersOf = (text) => {
    const found = [];
    let counted = 0;
    const rest = text.replace(pattern, (spelled, number, length, conversion, place) => {
      if (spelled === "%%") return "";
      if (isPercentSign(text, spelled, place)) return spelled;
      const position = number ? Number(number) : ++counted;
      found.push({ spelled, position, isNumbered: Boolean(number), type: typeOf(conversion, length) });
      return "";
    });
    return { found, hasStray: /%(?=[^\s\d])/.test(rest) };
  };

  const endings = { ".": "stop", "。": "stop", "।": "stop", "۔": "stop", "።": "stop", "!": "exclamation", "！": "exclamation",
    "?": "question", "？": "question", "؟": "question", ":": "colon", "：": "colon", "…": "ellipsis", "⋯": "ellipsis" };
  const endOf = (text) => {
    const bare = text.trimEnd().replace(/["'”“’»«‹›」』)）\]】*_`\s]+$/u, "");
    return { mark: /\.\.$|……$/.test(bare) ? "ellipsis" : endings[[...bare].at(-1)], isClosed: bare !== text.trimEnd() };
  };
  // A colon or dots that are lost, a question that has become a statement: the rest is a matter of taste.
  const endsOtherwise = (target, source) => {
    const [own, original] = [endOf(target), endOf(source)];
    if (own.isClosed !== original.isClosed) return false;
    if (!own.mark) return ["colon", "ellipsis"].includes(original.mark);
    return own.mark === "stop" && original.mark === "question" && !/[.!?] /.test(source) && !/[?？؟]/.test(target);
  };

  // Line breaks at the edges and empty lines count, and lines that became one: others may break elsewhere.
  const breaksOf = (text) => ({
    leading: /^\s*/.exec(text)[0].split("\n").length, trailing: /\s*$/.exec(text)[0].split("\n").length,
    gaps: text.split(/\n[ \t]*\n\s*/).length, all: text.split("\n").length - 1,
  });
  const breaksOtherwise = (target, source) => {
    const [own, original] = [breaksOf(target), breaksOf(source)];
    return own.leading !== original.leading || own.trailing !== original.trailing || own.gaps !== original.gaps
      || (Math.min(own.all, original.all) === 0 && Math.max(own.all, original.all) > 2);
  };

  // Columns as the rule 'length' counts them: two for a wide character, none for an accent, none for specifiers.
  const wide = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1f64f}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;
  const columns = (text) => [...text.replace(pattern, (spelled) => (spelled === "%%" ? "%%" : ""))]
    .reduce((sum, character) => sum + (/[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u.test(character) ? 0 : wide.test(character) ? 2 : 1), 0);

  const argumentsOf = (part, text, add) => {
    const known = new Map();
    for (const { source } of text.parts) for (const one of specifiersOf(source).found) known.set(one.position, one);
    const original = specifiersOf(part.source);
    const own = specifiersOf(part.target);
    if (known.size && own.hasStray) add("invalid-specifier", "error", words.of("checks.percent", { sign: "%%" }));
    const numbered = own.found.filter((one) => one.isNumbered).length;
    if (numbered && numbered < own.found.length) {
      return add("mixed-positional", "error", words.of("checks.mixed", { example: "%1$@, %2$@ …" }));
    }
    const types = (list) => list.map((one) => one.type);
    const isSwapped = !numbered && types(own.found).join() !== types(original.found).join()
      && types(own.found).sort().join() === types(original.found).sort().join();
    if (isSwapped) return add("argument-order", "error", words.of("checks.order", { example: "%1$@, %2$@ …" }));
    for (const one of own.found) {
      const expected = known.get(one.position);
      if (!expected) add("argument-extra", "error", words.of("checks.extra", { argument: one.spelled }));
      else if (expected.type !== one.type) add("argument-type", "error", words.of("checks.type", { argument: one.spelled, expected: expected.spelled }));
    }
    const counts = (one) => part.numbers !== undefined && /int|long|double/.test(one.type);
    for (const one of new Map([...known, ...original.found.map((each) => [each.position, each])]).values()) {
      if (own.found.some((each) => each.position === one.position)) continue;
      if (counts(one)) {
        if (!part.one) add("plural-implied-number", "error", words.of("checks.number", { argument: one.spelled, numbers: part.numbers }));
      } else if (original.found.some((each) => each.position === one.position)) {
        add("argument-missing", "warning", words.of("checks.argument", { argument: one.spelled }));
      }
    }
  };

  // What is wrong with a part of a text, the worst first: the rule, a severity, a sentence.
  return (part, text) => {
    const found = [];
    const add = (rule, severity, message) => found.push({ rule, severity, message });
    const target = part.target || "";
    const { source } = part;
    if (!target.trim()) {
      const isBegun = text.parts.some((each) => (each.target || "").trim());
      if (isBegun && !part.optional && part.numbers !== undefined) add("plural-missing-category", "error", words.of("checks.form", { numbers: part.numbers }));
      else if (isBegun && !part.optional) add("empty-value", "error", words.of("checks.part"));
      return found;
    }
    if (text.syntax !== "icu") argumentsOf(part, text, add);
    const escape = /\\[nt"']/.exec(target);
    if (escape && !source.includes("\\")) add("import-damage", "error", words.of("checks.escape", { spelled: escape[0] }));
    if (target.includes("\ufffd")) add("replacement-character", "error", words.of("checks.lost"));
    for (const [spaces, edge] of [[/^ +/, "Before"], [/ +$/, "After"]]) {
      const [own, original] = [spaces.test(target), spaces.test(source)];
      if (own !== original) add("edge-whitespace", "warning", words.of(`checks.${own ? "space" : "noSpace"}${edge}`));
    }
    if (breaksOtherwise(target, source)) add("newline-mismatch", "warning", words.of("checks.breaks"));
    const limit = /max-length: *(\d+)/.exec(text.comment || "");
    if (limit && columns(target) > Number(limit[1])) add("length", "warning", words.of("checks.length", { columns: columns(target), room: Number(limit[1]) }));
    if (/[^\s.!?:] {2,}[^\s]/.test(target) && !/ {2,}/.test(source)) add("double-space", "note", words.of("checks.spaces"));
    if (endsOtherwise(target, source)) add("end-punctuation", "note", words.of("checks.end"));
    const ranks = ["error", "warning", "note"];
    return found.sort((left, right) => ranks.indexOf(left.severity) - ranks.indexOf(right.severity));
  };
})();

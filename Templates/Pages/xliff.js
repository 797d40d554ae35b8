"use strict";
// Translation files, as XLIFF 1.2: `files` are the paths of tables with their units.
const xliff = (() => {
  const escaped = (words) => words.replace(/[&<>"]/g, (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[character]);
  const attribute = (words) => escaped(words).replace(/[\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);
  const content = (words) => escaped(words).replace(/\r/g, "&#13;");
  const unit = ({ unit: id, source, target, state = "translated", note }) => [
    `      <trans-unit id="${attribute(id)}" xml:space="preserve">`,
    `        <source>${content(source)}</source>`, `        <target state="${state}">${content(target)}</target>`,
    ...(note ? [`        <note from="reviewer">${content(note)}</note>`] : []),
    "      </trans-unit>"];
  const written = (files, source, target) => [
    '<?xml version="1.0" encoding="UTF-8"?>', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">',
    ...files.filter(({ units }) => units.length).flatMap(({ original, units }) => [
      `  <file original="${attribute(original)}" source-language="${source}" target-language="${target}" datatype="plaintext">`,
      "    <body>", ...units.flatMap(unit), "    </body>", "  </file>"]),
    "</xliff>", ""].join("\n");
  // Saves a text as a file, and returns its name.
  const save = (text, title) => {
    const name = `${title}.xliff`.replace(/[^\p{L}\p{N}._-]+/gu, "-");
    const link = document.createElement("a");
    link.download = name;
    link.href = URL.createObjectURL(new Blob([text], { type: "application/xliff+xml" }));
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    return name;
  };
  return { written, save };
})();

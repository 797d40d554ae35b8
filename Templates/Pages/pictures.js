"use strict";
// Draws what #picture-data asks for, by the preview of the page, as lines of text: "picture", its number, the place of the
// control in it as left, top, width and height, and a PNG in Base64.
(async () => {
  const { width, pictures } = JSON.parse(document.getElementById("picture-data").textContent);
  const form = document.getElementById("player-options");
  const stage = document.getElementById("stage");
  const frame = document.body.appendChild(document.createElement("div"));
  frame.className = "picture";
  frame.style.inlineSize = `${width}px`;
  const partOf = (name) => [...stage.querySelectorAll("[data-control]")].find((part) => part.dataset.control === name);

  const draw = async ({ language, layout, control, state, wording }) => {
    form.elements.layout.value = layout;
    form.elements.language.value = language;
    if (form.elements.wording) form.elements.wording.value = wording;
    form.elements.labels.checked = true;
    form.dispatchEvent(new Event("change"));
    const press = () => { if (state && partOf(control).localName === "button") partOf(control).click(); };
    press();
    partOf(control).focus();
    const player = stage.querySelector(".player").cloneNode(true);
    press();
    for (const part of player.querySelectorAll(".said ol, .aloud")) part.remove();
    // What is set in a slider is no attribute, and the copy of a copy would lose it.
    for (const slider of player.querySelectorAll("input")) slider.setAttribute("value", slider.value);
    const marked = [...player.querySelectorAll("[data-control]")].find((part) => part.dataset.control === control);
    marked.classList.remove("current");
    marked.classList.add("marked");
    frame.replaceChildren(player);
    const [around, place] = [frame.getBoundingClientRect(), marked.getBoundingClientRect()];
    const canvas = await pictureOf(frame, width);
    const rectangle = [place.left - around.left, place.top - around.top, place.width, place.height].map(Math.round);
    return [...rectangle, canvas.toDataURL("image/png").split(",")[1]].join(" ");
  };

  const lines = [];
  for (const [number, picture] of pictures.entries()) {
    try {
      lines.push(`picture ${number} ${await draw(picture)}`);
    } catch (error) {
      lines.push(`failed ${number} ${error}`);
    }
  }
  const result = document.createElement("pre");
  result.textContent = `\n${lines.join("\n")}\n`;
  document.body.replaceChildren(result);
})();

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
  const style = [...document.querySelectorAll("style")].map((sheet) => sheet.textContent).join("\n");
  const icons = document.querySelector(".icons");
  const partOf = (name) => [...stage.querySelectorAll("[data-control]")].find((part) => part.dataset.control === name);

  // An image of the frame as it stands: the page's own markup and styles, which an image of SVG draws.
  const imageOf = async (height) => {
    const root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    root.setAttribute("width", width);
    root.setAttribute("height", height);
    const outer = document.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
    outer.setAttribute("width", width);
    outer.setAttribute("height", height);
    const body = document.createElement("body");
    const sheet = document.createElement("style");
    sheet.textContent = style;
    body.append(sheet, icons.cloneNode(true), frame.cloneNode(true));
    outer.append(body);
    root.append(outer);
    // The labels of controls may hold what XML cannot.
    const markup = new XMLSerializer().serializeToString(root).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
    await image.decode();
    return image;
  };

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
    const height = Math.ceil(around.height);
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext("2d").drawImage(await imageOf(height), 0, 0);
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

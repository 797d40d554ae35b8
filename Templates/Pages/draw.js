"use strict";
// A canvas with a part of the page as it stands: the page's own markup and styles, which an image of SVG draws.
const pictureOf = async (part, width) => {
  const height = Math.ceil(part.getBoundingClientRect().height);
  const style = [...document.querySelectorAll("style")].map((sheet) => sheet.textContent).join("\n");
  const root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  root.setAttribute("width", width);
  root.setAttribute("height", height);
  const outer = document.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
  outer.setAttribute("width", width);
  outer.setAttribute("height", height);
  const body = document.createElement("body");
  const sheet = document.createElement("style");
  sheet.textContent = style;
  body.append(sheet, document.querySelector(".icons").cloneNode(true), part.cloneNode(true));
  outer.append(body);
  root.append(outer);
  // The labels of controls may hold what XML cannot.
  const markup = new XMLSerializer().serializeToString(root).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas;
};

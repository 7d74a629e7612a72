import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { pictureSize } from "./pictureAddress.ts";
import type { Picture } from "./pictureBoxes.ts";

// Imported only when a picture is drawn: layout engine, fonts and renderer would slow every function's start.

const fonts = await Promise.all(
  ([400, 700] as const).flatMap((weight) =>
    (["latin", "latin-ext"] as const).map((subset) => loadFont(weight, subset)),
  ),
);

type Size = { width: number; height: number };

/** The picture as PNG bytes. */
export async function renderPicture(picture: Picture, size: Size = pictureSize): Promise<Buffer> {
  return (await rasterise(picture, size)).asPng();
}

/** The picture's pixels: four bytes each, row by row. */
export async function drawPixels(picture: Picture, size: Size = pictureSize): Promise<Buffer> {
  return (await rasterise(picture, size)).pixels;
}

/** Letters become outlines here, so the renderer needs no font. */
async function rasterise({ backdrop, content }: Picture, size: Size) {
  const text = await satori(content, { ...size, fonts });
  return new Resvg(
    text.replace(/^<svg[^>]*>/, (opening) => opening + backdrop),
    { font: { loadSystemFonts: false } },
  ).render();
}

async function loadFont(weight: 400 | 700, subset: "latin" | "latin-ext") {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource/source-sans-3/files/source-sans-3-${subset}-${weight}-normal.woff`,
  );
  return {
    name: `Source Sans 3 ${subset}`,
    data: await readFile(file),
    weight,
    style: "normal" as const,
  };
}

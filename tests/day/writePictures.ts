import { writeFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";

/** What a page's window showed, and where it is to be written. */
export type Picture = { file: string; png: Buffer };

/** The most bytes of a picture, and the qualities to try. */
const largest = 60_000;
const qualities = [0.8, 0.7, 0.6, 0.45, 0.3] as const;

export async function takePicture(page: Page, file: string): Promise<Picture> {
  await page.evaluate(async () => document.fonts.ready.then(() => null));
  return { file, png: await page.screenshot({ animations: "disabled" }) };
}

/**
 * Writes pictures as WebP; a page of its own converts them, because Playwright takes PNG and JPEG alone. To be called when
 * no page is offline: another page that opens or closes tells it that it is not. Throws if one is too large.
 */
export async function writePictures(browser: Browser, pictures: readonly Picture[]): Promise<void> {
  const converter = await browser.newPage();
  for (const { file, png } of pictures)
    await writeFile(file, await smallest(converter, png.toString("base64")));
  await converter.close();
}

/** The picture in the best quality that fits. */
async function smallest(converter: Page, png: string): Promise<Buffer> {
  for (const quality of qualities) {
    const url = await converter.evaluate(toWebp, { png, quality });
    const bytes = Buffer.from(url.split(",")[1]!, "base64");
    if (bytes.length <= largest) return bytes;
  }
  throw new Error(`A picture is larger than ${largest} bytes`);
}

/** Runs in the converting page. */
async function toWebp({ png, quality }: { png: string; quality: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

import type { Browser, Page } from "@playwright/test";

/** The most bytes of a picture, and the qualities to try. */
const largest = 60_000;
const qualities = [0.8, 0.7, 0.6, 0.45, 0.3] as const;

/**
 * Pictures as WebP, from PNG: a page converts them, because Playwright takes PNG and JPEG alone. To be called when no page
 * is offline, because another page that opens tells it that it is not. Throws if one is too large.
 */
export async function convertPictures(
  browser: Browser,
  pngs: readonly Buffer[],
): Promise<Buffer[]> {
  const page = await browser.newPage();
  const converted: Buffer[] = [];
  for (const png of pngs) converted.push(await smallest(page, png.toString("base64")));
  await page.close();
  return converted;
}

/** The picture in the best quality that fits. */
async function smallest(page: Page, png: string): Promise<Buffer> {
  for (const quality of qualities) {
    const url = await page.evaluate(toWebp, { png, quality });
    const bytes = Buffer.from(url.split(",")[1]!, "base64");
    if (bytes.length <= largest) return bytes;
  }
  throw new Error(`A picture is larger than ${largest} bytes`);
}

/** Runs in the page. */
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

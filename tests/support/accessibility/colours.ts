import type { Page } from "@playwright/test";

/** The least contrast of a text with its background (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

/** Visible placeholders with too little contrast, one line each; axe does not check them. */
export function faintPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    type Colour = { channels: number[]; alpha: number };

    function colourOf(text: string): Colour {
      const [red, green, blue, alpha = 1] = text.match(/[\d.]+/g)!.map(Number);
      return { channels: [red!, green!, blue!], alpha };
    }

    /** WCAG 2.2, relative luminance. */
    function luminance(channels: number[]): number {
      const [red, green, blue] = channels.map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    }

    function surfaceOf(element: Element): number[] {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { channels, alpha } = colourOf(getComputedStyle(at).backgroundColor);
        if (alpha === 1) return channels;
      }
      return [255, 255, 255];
    }

    return [...document.querySelectorAll<HTMLInputElement>(":placeholder-shown")].flatMap(
      (field) => {
        if (field.placeholder.trim() === "" || !field.checkVisibility()) return [];
        const style = getComputedStyle(field, "::placeholder");
        const { channels, alpha } = colourOf(style.color);
        const part = alpha * Number(style.opacity);
        const surface = surfaceOf(field);
        const seen = channels.map((channel, i) => channel * part + surface[i]! * (1 - part));
        const [dark, light] = [luminance(seen), luminance(surface)].toSorted((a, b) => a - b);
        const contrast = (light! + 0.05) / (dark! + 0.05);
        return contrast < least ? [`'${field.placeholder}' has ${contrast.toFixed(2)}`] : [];
      },
    );
  }, leastContrast);
}

/**
 * What is pressed and shown by its fill alone, and has no edge in forced colours, which take the fill away; one text each.
 */
export async function edgeless(page: Page): Promise<string[]> {
  const filled = await page.evaluateHandle(() => {
    const fill = (element: Element) => getComputedStyle(element).backgroundColor;
    const isOpaque = (colour: string) => !/^(transparent|rgba\(.*, 0(\.\d+)?\))$/.test(colour);
    function surfaceOf(element: Element): string {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (isOpaque(fill(at))) return fill(at);
      return "rgb(255, 255, 255)";
    }
    // Above the page is the link that only the keyboard shows; its focus has a ring.
    const isShown = (part: Element) =>
      part.checkVisibility() && part.getBoundingClientRect().bottom + window.scrollY > 0;
    return [...document.querySelectorAll<HTMLElement>("a, button")].filter(
      (part) => isShown(part) && isOpaque(fill(part)) && fill(part) !== surfaceOf(part),
    );
  });
  if ((await filled.evaluate((parts) => parts.length)) === 0) return [];
  await page.emulateMedia({ forcedColors: "active" });
  const found = await filled.evaluate((parts) =>
    parts
      .filter((part) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
          getComputedStyle(part);
        const isDrawn = borderTopStyle !== "none" && parseFloat(borderTopWidth) >= 1;
        return !(isDrawn && borderTopColor !== backgroundColor);
      })
      .map((part) => part.innerText || part.outerHTML.slice(0, 120)),
  );
  await page.emulateMedia({ forcedColors: "none" });
  await filled.dispose();
  return found;
}

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

export const filledButtons = ".MuiButton-contained";

/** The filled buttons without an edge in forced colours. */
export function edgeless(page: Page): Promise<string[]> {
  return page.evaluate(
    (buttons) =>
      [...document.querySelectorAll<HTMLElement>(buttons)]
        .filter((button) => {
          const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
            getComputedStyle(button);
          const isDrawn = borderTopStyle !== "none" && parseFloat(borderTopWidth) >= 1;
          return button.checkVisibility() && !(isDrawn && borderTopColor !== backgroundColor);
        })
        .map((button) => button.innerText),
    filledButtons,
  );
}

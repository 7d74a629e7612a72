import type { PictureFacts } from "./pictureAddress.ts";
import { drawableText } from "./pictureText.ts";

/** A job's title as it can be drawn. */
export function drawnTitle(title: string): string {
  return drawableText(title) || "Vaga de emprego";
}

/** What every picture of a job says, as it can be drawn. */
export function jobWords({ title, company, openings, salary, location }: PictureFacts) {
  return {
    title: drawnTitle(title),
    company: [drawableText(company), openings].filter(Boolean).join(" · "),
    // A number stays with its unit.
    pay: drawableText(salary).replaceAll("R$ ", "R$\u00A0"),
    place: drawableText(location),
  };
}

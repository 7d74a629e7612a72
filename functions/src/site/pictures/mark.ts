import { caneField } from "../../domain/site/caneField.ts";

/** The logo of web/public/favicon.svg: 64 by 64. */
export const mark =
  '<rect width="64" height="64" rx="14" fill="#0A6A4E"/><path fill="#FAF8F4" d="M31 53C20 45 11 32 10 12c12 7 19 20 21 41Z"/><path fill="#8FE0BF" d="M33 53c11-8 20-21 21-41-12 7-19 20-21 41Z"/>';

/** A row of cane, 540 wide and 480 tall, as on the home page; the caller sets the fill. */
export function drawnCane(): string {
  return caneField()
    .map(
      ({ x, y, height, leaves, isBehind }) =>
        `<g opacity="${isBehind ? 0.55 : 1}"><rect x="${x}" y="${y}" width="6" height="${height}" rx="3"/><path d="${leaves}"/></g>`,
    )
    .join("");
}

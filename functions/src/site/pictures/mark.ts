/** The logo of web/public/favicon.svg: 64 by 64. */
export const mark =
  '<rect width="64" height="64" rx="14" fill="#0A6A4E"/><path fill="#FAF8F4" d="M31 53C20 45 11 32 10 12c12 7 19 20 21 41Z"/><path fill="#8FE0BF" d="M33 53c11-8 20-21 21-41-12 7-19 20-21 41Z"/>';

/** Each stalk's position, height, and the side of its leaves. */
const stalks = [
  [40, 300, 1],
  [104, 360, -1],
  [170, 270, 1],
  [236, 400, -1],
  [300, 330, 1],
  [368, 430, -1],
  [432, 290, 1],
  [492, 370, -1],
] as const;

/** A row of cane, 540 wide and 480 tall, as on the home page; the caller sets the fill. */
export function caneField(): string {
  return stalks.map(stalk).join("");
}

function stalk([x, height, side]: (typeof stalks)[number], i: number): string {
  const top = 480 - height;
  const leaves = [
    leaf(x, top + 60, side, 120),
    leaf(x, top + 75, -side, 100),
    leaf(x, top + 150, side, 95),
    leaf(x, top + 190, -side, 85),
  ];
  return `<g opacity="${i % 2 === 0 ? 0.55 : 1}"><rect x="${x - 3}" y="${top + 40}" width="6" height="${height}" rx="3"/><path d="${leaves.join("")}"/></g>`;
}

function leaf(x: number, y: number, side: number, length: number): string {
  const [a, b, c, d, e, f] = [0.18, 0.5, 0.55, 0.72, 1, 0.6].map((part) =>
    Math.round(part * length),
  ) as [number, number, number, number, number, number];
  return `M${x} ${y}c${side * a} ${-b} ${side * c} ${-d} ${side * e} ${-f}c${-side * (e - c)} 6 ${-side * (e - a - 8)} ${b - 20} ${-side * e} ${f}Z`;
}

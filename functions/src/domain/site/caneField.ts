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

/** A stalk's upper left corner, its height, the path of its leaves, and whether it stands behind the others. */
type Stalk = { x: number; y: number; height: number; leaves: string; isBehind: boolean };

/** A row of sugar cane in a drawing of 540 by 480; stalks are 6 wide. */
export function caneField(): Stalk[] {
  return stalks.map(([x, height, side], i) => {
    const top = 480 - height;
    const leaves = [
      leaf(x, top + 60, side, 120),
      leaf(x, top + 75, -side, 100),
      leaf(x, top + 150, side, 95),
      leaf(x, top + 190, -side, 85),
    ].join("");
    return { x: x - 3, y: top + 40, height, leaves, isBehind: i % 2 === 0 };
  });
}

function leaf(x: number, y: number, side: number, length: number): string {
  const [a, b, c, d, e, f] = [0.18, 0.5, 0.55, 0.72, 1, 0.6].map((part) =>
    Math.round(part * length),
  ) as [number, number, number, number, number, number];
  return `M${x} ${y}c${side * a} ${-b} ${side * c} ${-d} ${side * e} ${-f}c${-side * (e - c)} 6 ${-side * (e - a - 8)} ${b - 20} ${-side * e} ${f}Z`;
}

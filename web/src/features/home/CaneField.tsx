import look from "./CaneField.module.css";

/** The stalks: position, height, side of the leaves. */
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

function leaf(x: number, y: number, side: number, length: number): string {
  return `M${x} ${y}c${side * length * 0.18} ${-length * 0.5} ${side * length * 0.55} ${-length * 0.72} ${side * length} ${-length * 0.6}c${-side * length * 0.4} ${length * 0.05} ${-side * length * 0.75} ${length * 0.3} ${-side * length} ${length * 0.6}Z`;
}

/** A row of sugar cane at the edge of wide screens, for decoration. */
export function CaneField() {
  return (
    <svg viewBox="0 0 540 480" aria-hidden className={look.field}>
      {stalks.map(([x, height, side], i) => {
        const top = 480 - height;
        return (
          <g key={x} opacity={i % 2 === 0 ? 0.14 : 0.26}>
            <rect x={x - 3} y={top + 40} width="6" height={height} rx="3" />
            <path d={leaf(x, top + 60, side, 120)} />
            <path d={leaf(x, top + 75, -side, 100)} />
            <path d={leaf(x, top + 150, side, 95)} />
            <path d={leaf(x, top + 190, -side, 85)} />
          </g>
        );
      })}
    </svg>
  );
}

import { caneField } from "@vagas/functions/domain/site/caneField";
import look from "./CaneField.module.css";

/** A row of sugar cane at the edge of wide screens, for decoration. */
export function CaneField() {
  return (
    <svg viewBox="0 0 540 480" aria-hidden className={look.field}>
      {caneField().map(({ x, y, height, leaves, isBehind }) => (
        <g key={x} opacity={isBehind ? 0.14 : 0.26}>
          <rect x={x} y={y} width="6" height={height} rx="3" />
          <path d={leaves} />
        </g>
      ))}
    </svg>
  );
}

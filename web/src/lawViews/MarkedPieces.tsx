import { Fragment } from "react";
import type { Piece } from "./markedPieces.ts";
import look from "./MarkedPieces.module.css";

/** A text with the words of its findings marked. */
export function MarkedPieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ piece, isFound }, i) =>
    isFound ? (
      <mark key={i} className={look.found}>
        {piece}
      </mark>
    ) : (
      <Fragment key={i}>{piece}</Fragment>
    ),
  );
}

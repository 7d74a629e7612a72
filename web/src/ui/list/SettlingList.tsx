import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from "react";

/**
 * Milliseconds that a finger may be on its way. The panels' `ui/deliberate.ts` waits as long; if it were imported here, it
 * would be in the lists' file, and the panels would load that.
 */
const settleMs = 600;

type Props = Omit<ComponentProps<"ul">, "ref" | "onClickCapture"> & {
  /** The ids of the rows, in their order. */
  rows: readonly string[];
};

/**
 * A list of links that may be read again while a finger is on its way. A touch right after its rows have moved opens
 * nothing: it was meant for another one.
 */
export function SettlingList({ rows, ...list }: Props) {
  const order = rows.map((id) => `${id},`).join("");
  const known = useRef(order);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    // Rows that are added at the end move no other.
    if (!order.startsWith(known.current)) movedAt.current = performance.now();
    known.current = order;
  }, [order]);
  return (
    <ul
      {...list}
      onClickCapture={(event) => {
        if (performance.now() - movedAt.current < settleMs && isAimed(event))
          event.preventDefault();
      }}
    />
  );
}

/** Whether a click means what is under the pointer: a key presses the focused link, and another tab leaves the list open. */
function isAimed({ detail, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return detail > 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

import { useState } from "react";
import { continuedOrder } from "./readingOrder.ts";

/** The order in which people are read while the reader is open. */
export function useReadingOrder(listed: readonly string[]): readonly string[] {
  const [order, setOrder] = useState(listed);
  const next = continuedOrder(order, listed);
  if (next.length > order.length) setOrder(next);
  return next;
}

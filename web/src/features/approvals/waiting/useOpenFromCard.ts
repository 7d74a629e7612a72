import { useState } from "react";

/**
 * Opens an item's details from its card, and keeps the card's height, in pixels, for the decision made in them.
 * `onOpen`: shows the details.
 */
export function useOpenFromCard<As>(onOpen: (as: As) => void) {
  const [height, setHeight] = useState(0);
  function openFrom(cardHeight: number, as: As) {
    setHeight(cardHeight);
    onOpen(as);
  }
  return [height, openFrom] as const;
}

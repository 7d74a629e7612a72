import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The list that people came from: its filters ('?…' or empty), and how many steps back it is. */
type FromList = { list: string; steps: number };

/** The state of a link in a list with these filters. */
export function fromList(list: string): FromList {
  return { list, steps: 1 };
}

/**
 * The link to the list at `path`: back to its former place and filters, if people came from it. `onward` is the state
 * of further links, which keep the way back.
 */
export function useBackToList(path: string) {
  const state = useLocation().state as Partial<FromList> | null;
  const navigate = useNavigate();
  const { list, steps = 1 } = state ?? {};
  return {
    back: {
      to: path + (list ?? ""),
      onClick: (event: MouseEvent) => {
        if (list === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        // The second press of a double click would go further back than the list.
        if (event.detail < 2) void navigate(-steps);
      },
    },
    onward: list === undefined ? null : { list, steps: steps + 1 },
  };
}

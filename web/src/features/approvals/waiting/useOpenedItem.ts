import { useEffect, useEffectEvent, useState } from "react";
import { notify } from "../../../ui/message/notifications.ts";

/** How an item's details are open: to be read, or to be rejected with notes. */
export type OpenedAs = "reading" | "refusing";

type Queue = { state: "loading" | "ready" | "failed"; ids: readonly string[] };

type Left = { title: string; description: string };

/**
 * The item of a live queue whose details are open. If it leaves the queue, decided in another window or withdrawn by
 * its sender, its dialog closes, and `left` gives the reason.
 */
export function useOpenedItem({ state, ids }: Queue, left: Left | ((id: string) => Left)) {
  const [opened, setOpened] = useState<{ id: string; as: OpenedAs } | null>(null);
  const isGone = opened !== null && state === "ready" && !ids.includes(opened.id);
  const sayWhy = useEffectEvent(() => {
    if (opened === null) return;
    setOpened(null);
    notify({ severity: "info", ...(typeof left === "function" ? left(opened.id) : left) });
  });
  useEffect(() => {
    if (isGone) sayWhy();
  }, [isGone]);

  return {
    openedAs: (id: string): OpenedAs | null => (opened?.id === id ? opened.as : null),
    open: (id: string, as: OpenedAs | null) => setOpened(as && { id, as }),
  };
}

import { useEffect, useEffectEvent, useState } from "react";
import { notify } from "../../ui/message/notifications.ts";

/** How the details of an item are open: to be read, or to be rejected with notes. */
export type OpenedAs = "reading" | "refusing";

type Queue = { state: "loading" | "ready" | "failed"; ids: readonly string[] };

type Left = { title: string; description: string };

/**
 * The item of a live queue whose details are open. Where it leaves the queue meanwhile, decided in another window or
 * taken back by who sent it, its dialog goes with it, and `left` says why.
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

import { useEffect, useEffectEvent, useState } from "react";
import { notify } from "../../ui/message/notifications.ts";

/** How the details of an item are open: to be read, or to be rejected with notes. */
export type OpenedAs = "reading" | "refusing";

type Queue = { state: "loading" | "ready" | "failed"; ids: readonly string[] };

/**
 * The item of a live queue whose details are open. Where it leaves the queue meanwhile, decided in another window or
 * taken back by who sent it, its dialog goes with it, and `left` says why.
 */
export function useOpened({ state, ids }: Queue, left: { title: string; description: string }) {
  const [opened, setOpened] = useState<{ id: string; as: OpenedAs } | null>(null);
  const isGone = opened !== null && state === "ready" && !ids.includes(opened.id);
  const sayWhy = useEffectEvent(() => {
    setOpened(null);
    notify({ severity: "info", ...left });
  });
  useEffect(() => {
    if (isGone) sayWhy();
  }, [isGone]);

  return {
    openedAs: (id: string): OpenedAs | null => (opened?.id === id ? opened.as : null),
    open: (id: string, as: OpenedAs | null) => setOpened(as && { id, as }),
  };
}

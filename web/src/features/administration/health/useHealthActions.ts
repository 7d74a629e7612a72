import type { HealthAct } from "@vagas/functions/domain/health/healthRequest";
import { useState } from "react";
import { tendSite } from "../../../data/admin/siteHealthCall.ts";
import { useOneAtATime } from "../../../ui/list/useOneAtATime.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { outcomeText } from "./healthText.ts";

/**
 * The administrator's actions on failures; each reports its result, success as `done`, and the page is read again. `busy`:
 * the ids of those that are carried out.
 */
export function useHealthActions(onDone: () => void) {
  const oneAtATime = useOneAtATime();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const act = (what: HealthAct, id: string, title: string, done = outcomeText.done) =>
    void oneAtATime(id, async () => {
      setBusy((before) => [...before, id]);
      const outcome = await tendSite(what, id);
      setBusy((before) => before.filter((other) => other !== id));
      const isKnown = outcome in outcomeText;
      notify({
        severity: outcome === "done" ? "success" : isKnown ? "info" : "error",
        title,
        description: isKnown
          ? { ...outcomeText, done }[outcome as keyof typeof outcomeText]
          : failureText[outcome as keyof typeof failureText],
      });
      if (isKnown) onDone();
    });
  return { act, busy };
}

import type { Decision } from "@vagas/functions/domain/jobApproval";
import type { DecisionOutcome } from "../../data/admin/adminApprovals.ts";
import { notify } from "../../ui/message/notifications.ts";
import { useRemovals } from "../../ui/list/useRemovals.ts";
import type { DecisionTexts } from "./decisionText.ts";

/** Takes a decided item off the list at once, and brings it back with a message when the write fails. */
export function useDecisions(texts: DecisionTexts) {
  const { gone, remove } = useRemovals();

  function decide(
    key: string,
    title: string,
    { status }: Decision,
    write: () => Promise<DecisionOutcome>,
  ) {
    void remove(key, async () => {
      const outcome = await write();
      if (outcome === "done")
        notify({ severity: "success", title: texts.done[status], description: title });
      else
        notify({
          severity: "error",
          title: texts.failed[status],
          description: `${title}: ${texts.outcome[outcome]}`,
        });
      return outcome === "done";
    });
  }

  return { gone, decide };
}

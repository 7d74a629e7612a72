import type { AlertAct } from "@vagas/functions/domain/alert/alertRequest";
import { lazyImport } from "../../data/visitor/lazyImport.ts";
import { lazyFollow } from "../../data/visitor/useMailLink.ts";

/** Calls the functions; loaded when a form is sent or a link is opened. */
export const loadAlertCall = lazyImport(() => import("../../data/visitor/alertCall.ts"));

/** Checks a request for an alert; loaded in the same way. */
export const loadAlertRules = lazyImport(
  () => import("@vagas/functions/domain/alert/alertRequest"),
);

/** Fetches the code of the form when somebody begins to fill it in, because the line may be lost before it is sent. */
export function prepareAsking(): void {
  if (navigator.onLine)
    void Promise.all([loadAlertRules.ahead(), loadAlertCall.ahead()]).catch(() => null);
}

/** Follows an alert's signed link; without an act it says what the link is about. */
export const followSigned = lazyFollow(async () => {
  const { actOnAlert } = await loadAlertCall();
  return (token: string, act: AlertAct | null) => actOnAlert(act ?? { act: "look", token });
});

/** The token of a link that leaves an alert: nine random bytes. */
const leaveToken = /^[\w-]{12}$/;

/**
 * The same of the link that leaves an alert. The page loses the token when its person returns to it, and a mail program
 * may cut it: nothing is known of such an alert then, not that it ended.
 */
export const followLeaving = lazyFollow(async () => {
  const { actOnAlert } = await loadAlertCall();
  return async (leave: string, act: AlertAct | null) =>
    leaveToken.test(leave)
      ? actOnAlert(act ?? { act: "lookLeaving", leave })
      : { state: "forged" as const };
});

import type {
  AlertAct,
  AlertAnswer,
  AlertRequest,
  AlertRequestAnswer,
} from "@vagas/functions/domain/alert/alertRequest";
import { callable } from "../firebase/callable.ts";
import type { LinkFailure } from "./useMailLink.ts";

function failure(): LinkFailure {
  return { state: navigator.onLine ? "failed" : "offline" };
}

/** Asks for an alert by e-mail; 'sent' does not reveal whether a mail was due. */
export function askAlert(request: AlertRequest): Promise<AlertRequestAnswer | LinkFailure> {
  return callable<AlertRequest, AlertRequestAnswer>("askAlert")(request).then(
    ({ data }) => data,
    failure,
  );
}

/** Follows a link of an alert's mail. */
export function actOnAlert(act: AlertAct): Promise<AlertAnswer | LinkFailure> {
  return callable<AlertAct, AlertAnswer>("followAlert")(act).then(({ data }) => data, failure);
}

import { ownPath, paths } from "@vagas/functions/domain/site/paths";

/** The navigation state a page passes to the login. */
export type LoginState = {
  from?: string;
  message?: string;
  verified?: boolean;
  ended?: string | null;
};

function fields(state: unknown): Record<string, unknown> {
  return typeof state === "object" && state !== null ? (state as Record<string, unknown>) : {};
}

/** The target after a login: the page the person came from if it is on this site, else the dashboard. */
export function destinationOf(state: unknown): string {
  return ownPath(fields(state)["from"]) ?? paths.companyDashboard;
}

/** The target without the message, for links between login and registration: the message is shown once. */
export function onward(state: unknown): LoginState {
  return { from: destinationOf(state) };
}

/** Why the person was sent to the login; null if no page said so. */
export function messageOf(state: unknown): string | null {
  const { message } = fields(state);
  return typeof message === "string" && message !== "" ? message : null;
}

/** Why the previous session ended; null if none did, or its owner logged out. */
export function endingOf(state: unknown): string | null {
  const { ended } = fields(state);
  return typeof ended === "string" && ended !== "" ? ended : null;
}

/** Whether our own page has just verified the e-mail and said so. */
export function isVerified(state: unknown): boolean {
  return fields(state)["verified"] === true;
}

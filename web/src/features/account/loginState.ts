import { ownPath, paths } from '@vagas/functions/domain/paths';

/** What a page hands to the login it sends people to. */
export type LoginState = { from?: string; message?: string; verified?: boolean };

function fields(state: unknown): Record<string, unknown> {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

/** Where to go after logging in: where the person came from when that is a page of this site, else the panel. */
export function destinationOf(state: unknown): string {
  return ownPath(fields(state)['from']) ?? paths.companyDashboard;
}

/** The same without the message, for the way through the registration and back: it was said once. */
export function onward(state: unknown): LoginState {
  return { from: destinationOf(state) };
}

/** Why the person was sent to log in, if somebody said so. */
export function messageOf(state: unknown): string | null {
  const { message } = fields(state);
  return typeof message === 'string' && message !== '' ? message : null;
}

/** Whether our own page has just confirmed the e-mail, and said so. */
export function isVerified(state: unknown): boolean {
  return fields(state)['verified'] === true;
}

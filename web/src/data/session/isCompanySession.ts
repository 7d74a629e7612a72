import type { SessionUser } from "./session.ts";

/**
 * Whether the session may be a company's: a confirmed account that is neither the administrator's nor an applicant's.
 */
export function isCompanySession(user: SessionUser | null): user is SessionUser {
  return user !== null && !user.anonymous && !user.admin && user.emailVerified;
}

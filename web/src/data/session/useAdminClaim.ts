import { useSigninCheck } from "reactfire";

/**
 * Whether the token of whoever is signed in has the administrator's claim, live; null until that is known. Only for a
 * session that is 'ready': if a token cannot be renewed, ReactFire throws in render.
 */
export function useAdminClaim(): boolean | null {
  const { status, data } = useSigninCheck({ requiredClaims: { admin: true } });
  return status === "success" ? data.hasRequiredClaims : null;
}

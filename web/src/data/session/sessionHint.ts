import { deviceStorage } from "../../state/browserStorage.ts";
import { createDeviceStore, useStore } from "../../state/createStore.ts";

/** Who was last logged in on this device; a hint for the header, never a permission. */
export type SessionHint = "company" | "admin" | null;

const key = "vagas-session";

/** With blocked storage the header shows 'Entrar', which still works. */
const hint = createDeviceStore<SessionHint>(
  () => {
    const kept = deviceStorage.readText(key);
    return kept === "company" || kept === "admin" ? kept : null;
  },
  (next) => deviceStorage.writeText(key, next),
);

/** The hint as it is now. */
export const readSessionHint = hint.get;

export const keepSessionHint = hint.set;

/** The hint, live across tabs. */
export function useSessionHint(): SessionHint {
  return useStore(hint, () => null);
}

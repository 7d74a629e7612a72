import { lazyImport } from "../data/visitor/lazyImport.ts";
import { notify } from "../ui/message/notifications.ts";

/** Auth, which public pages do not need. */
const loadSession = lazyImport(() => import("../data/session/session.ts"));

/** Ends the session after `first` and reports the result; false if it failed. */
export async function leaveSite(first: () => Promise<void> = async () => {}): Promise<boolean> {
  try {
    await first();
    const { signOut } = await loadSession();
    await signOut();
    notify({ severity: "success", title: "Você saiu da sua conta" });
    return true;
  } catch {
    notify({
      severity: "error",
      title: "Erro ao sair",
      description: "Houve um problema ao sair da sua conta.",
    });
    return false;
  }
}

import { notify } from "../ui/message/notifications.ts";

/**
 * Ends the session after `first` and reports the result; false if it failed. Loads Auth at that moment, because
 * public pages do not need it.
 */
export async function leaveSite(first: () => Promise<void> = async () => {}): Promise<boolean> {
  try {
    await first();
    const { signOut } = await import("../data/session/session.ts");
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

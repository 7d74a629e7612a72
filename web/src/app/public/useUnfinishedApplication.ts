import { useEffect } from "react";
import { pendingApplication } from "../../data/application/pendingApplication.ts";
import { notify } from "../../ui/message/notifications.ts";

let finishing = false;

async function finish() {
  if (finishing || !pendingApplication() || !navigator.onLine) return;
  finishing = true;
  try {
    const { finishPendingApplication } = await import("../../data/application/application.ts");
    const finished = await finishPendingApplication();
    if (!finished) return;
    notify({
      severity: "success",
      title: "Candidatura enviada com sucesso!",
      description: `Terminamos o envio do seu currículo para ${finished.record.company ?? "o banco de talentos"}.`,
    });
  } finally {
    finishing = false;
  }
}

/** Writes the record of an application that was interrupted between upload and record; loads nothing without one. */
export function useUnfinishedApplication() {
  useEffect(() => {
    const tryOnce = () => void finish().catch(() => null); // It stays stored: the next network or visit tries again.
    tryOnce();
    window.addEventListener("online", tryOnce);
    return () => window.removeEventListener("online", tryOnce);
  }, []);
}

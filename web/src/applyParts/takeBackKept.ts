import { waitingKey } from "../data/application/kept/waitingApplications.ts";
import { notify } from "../ui/message/notifications.ts";

/** The code for taking an application back, which must be there without a line. */
export async function loadTakingBack() {
  const [{ takeBack }, { getKept }] = await Promise.all([
    import("../data/application/kept/takeBack.ts"),
    import("../data/application/kept/keptStore.ts"),
  ]);
  return { takeBack, getKept };
}

/** Takes back what the device keeps for this job; whoever does it is told, because it may have been sent by now. */
export async function takeBackKept(jobId: string | null) {
  const { takeBack } = await loadTakingBack();
  const result = await takeBack(jobId);
  if (result === "unsure") tellUnsure();
  return result;
}

/** It was taken back after its record was sent, and no answer has come. */
export function tellUnsure() {
  notify({
    severity: "info",
    title: "Ainda não dá para saber se ela chegou",
    description:
      "Não vamos enviar de novo. Quando a internet voltar, avisamos se ela já tinha chegado.",
  });
}

/**
 * The same for the written résumé of the person with this name and phone (digits). Null: what is kept, if anything, is
 * a file, or another person's, and stays.
 */
export async function takeBackWritten(
  jobId: string | null,
  { name, phone }: { name: string; phone: string },
) {
  const { getKept } = await loadTakingBack();
  const kept = await getKept(waitingKey(jobId));
  if (!kept?.written || kept.draft.name !== name || kept.draft.phone !== phone) return null;
  return takeBackKept(jobId);
}

/** A change has taken back what waited. */
export function tellTakenBack() {
  notify({
    severity: "info",
    title: "Depois de mudar, envie de novo",
    description: "A candidatura que esperava a internet foi retirada.",
  });
}

export function tellNotTakenBack() {
  notify({
    severity: "error",
    title: "Ela não foi retirada",
    description: "Atualize a página e tente de novo.",
  });
}

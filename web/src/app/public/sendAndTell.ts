import { type Ended, sendWaiting } from "../../data/application/sendWaiting.ts";
import { discardDraft } from "../../features/apply/applicationDraft.ts";
import { notify } from "../../ui/message/notifications.ts";

const failures: Partial<Record<Ended["outcome"], string>> = {
  closed: "A vaga não recebe mais candidaturas.",
  unreadable: "O arquivo do currículo não pôde ser lido. Envie de novo pelo formulário.",
  lost: "Ela esperou tempo demais. Envie de novo pelo formulário.",
};

/** Sends the waiting applications that are due, and reports each result wherever its person is on the site. */
export async function sendAndTell(): Promise<void> {
  for (const { company, outcome } of await sendWaiting()) {
    const stands = outcome === "sent" || outcome === "already";
    const target = `Para ${company ?? "o banco de talentos"}.`;
    if (stands) discardDraft();
    notify({
      severity: stands ? "success" : "error",
      title: stands ? "Candidatura enviada com sucesso!" : "Erro ao enviar candidatura",
      description: stands
        ? target
        : `${target} ${failures[outcome] ?? "Envie de novo pelo formulário."}`,
      lasting: !stands,
    });
  }
}

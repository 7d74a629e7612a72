import { formatDate } from "@vagas/functions/domain/dates";
import type { Resume } from "@vagas/functions/domain/resume";
import { useState } from "react";
import { decideResume, listDecidedResumes } from "../../data/admin/adminApprovals.ts";
import type { Cursor } from "../../data/queries/pagedQuery.ts";
import { joinFacts } from "../../ui/joinFacts.ts";
import { usePages } from "../../ui/list/usePages.ts";
import { DecidedCard } from "./DecidedCard.tsx";
import { DecidedFilter, type DecidedStatus } from "./DecidedFilter.tsx";
import { resumeDecisionText } from "./decisionText.ts";
import { PendingPanel } from "./PendingPanel.tsx";
import { useDecisions } from "./useDecisions.ts";

const words = { approved: "Aprovados", rejected: "Rejeitados" } as const;
const texts = {
  loading: "Carregando currículos decididos...",
  error: "Erro ao carregar currículos",
  empty: "Nenhum currículo decidido assim.",
  decision: resumeDecisionText,
};
const other = { approved: "rejected", rejected: "approved" } as const;

function keyOf({ id, resumePath, status }: Resume): string {
  return `${id}:${resumePath}:${status}`;
}

/** Résumés that were decided, the last decision first: each may be decided otherwise. */
export function DecidedResumes() {
  const [status, setStatus] = useState<DecidedStatus>("approved");
  const pages = usePages<Resume, Cursor>(status, (cursor) => listDecidedResumes(status, cursor));
  const { taken, decide, takeBack } = useDecisions(resumeDecisionText);
  return (
    <PendingPanel
      title="Currículos"
      count={null}
      pages={{ ...pages, retry: pages.refresh }}
      keyOf={keyOf}
      taken={taken}
      onUndo={takeBack}
      texts={texts}
      tools={
        <DecidedFilter
          label="Decisão sobre os currículos"
          words={words}
          value={status}
          onChange={setStatus}
        />
      }
    >
      {(resume) => (
        <DecidedCard
          key={keyOf(resume)}
          title={resume.name}
          facts={joinFacts(
            resume.jobTitle ? `Vaga: ${resume.jobTitle}` : "Banco de Talentos",
            `Decidido em ${formatDate(resume.updatedAt)}`,
          )}
          status={status}
          statusText={status === "approved" ? "Aprovado" : "Rejeitado"}
          notes={resume.notes}
          actions={[
            {
              label: status === "approved" ? "Rejeitar" : "Aprovar",
              destructive: status === "approved",
              act: (height) =>
                decide({
                  key: keyOf(resume),
                  title: resume.name,
                  status: other[status],
                  height,
                  write: () =>
                    decideResume(resume, { status: other[status], adminNotes: resume.notes }),
                  undo: () =>
                    decideResume(
                      { ...resume, status: other[status] },
                      { status, adminNotes: resume.notes },
                    ),
                }),
            },
          ]}
        />
      )}
    </PendingPanel>
  );
}

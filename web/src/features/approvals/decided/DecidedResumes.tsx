import { formatDate } from "@vagas/functions/domain/dates";
import type { Resume } from "@vagas/functions/domain/application/resume";
import { useState } from "react";
import { decideResume, listDecidedResumes } from "../../../data/admin/adminApprovals.ts";
import type { Cursor } from "../../../data/queries/pagedQuery.ts";
import { joinFacts } from "../../../ui/joinFacts.ts";
import { usePages } from "../../../ui/list/usePages.ts";
import { DecidedCard } from "./DecidedCard.tsx";
import { type DecidedStatus, otherDecision } from "./DecidedFilter.tsx";
import { DecidedPanel } from "./DecidedPanel.tsx";
import { resumeDecisionText } from "../decisionText.ts";

const words = { approved: "Aprovados", rejected: "Rejeitados" } as const;
const texts = {
  loading: "Carregando currículos decididos...",
  error: "Erro ao carregar currículos",
  empty: "Nenhum currículo decidido assim.",
  decision: resumeDecisionText,
};

/** A decision that was made again after its reversal is another item. */
function keyOf({ id, version, updatedAt }: Resume): string {
  return `${id}:${version}:${updatedAt.getTime()}`;
}

/** Decided résumés. */
export function DecidedResumes() {
  const [status, setStatus] = useState<DecidedStatus>("approved");
  const pages = usePages<Resume, Cursor>(status, (cursor) => listDecidedResumes(status, cursor));
  const other = otherDecision[status];
  const isApproved = status === "approved";
  return (
    <DecidedPanel
      title="Currículos"
      pages={pages}
      keyOf={keyOf}
      texts={texts}
      filter={{ label: "Decisão sobre os currículos", words, value: status, onChange: setStatus }}
    >
      {(resume, decide, returned) => (
        <DecidedCard
          title={resume.name}
          facts={joinFacts(
            resume.jobTitle ? `Vaga: ${resume.jobTitle}` : "Banco de Talentos",
            `Decidido em ${formatDate(resume.updatedAt)}`,
          )}
          status={status}
          statusText={isApproved ? "Aprovado" : "Rejeitado"}
          notes={resume.notes}
          returned={returned}
          action={isApproved ? "Rejeitar" : resume.fileDigest ? "Aprovar" : null}
          destructive={isApproved}
          onAct={(height) =>
            decide({
              title: resume.name,
              status: other,
              height,
              write: () => decideResume(resume, { status: other, adminNotes: resume.notes }),
              undo: () =>
                decideResume({ ...resume, status: other }, { status, adminNotes: resume.notes }),
            })
          }
        />
      )}
    </DecidedPanel>
  );
}

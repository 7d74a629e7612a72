import type { Resume } from "@vagas/functions/domain/application/resume";
import type { Decision } from "@vagas/functions/domain/job/jobApproval";
import type { ReactNode } from "react";
import { decideResume, takenBack, usePendingResumes } from "../../../data/admin/adminApprovals.ts";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { useBatchDecisions } from "../batch/useBatch.ts";
import { resumeDecisionText } from "../decisionText.ts";
import { PendingPanel } from "./PendingPanel.tsx";
import { PendingResume } from "./PendingResume.tsx";
import type { Decide } from "../decide.ts";
import { useOpenedItem } from "./useOpenedItem.ts";

const texts = {
  loading: "Carregando currículos pendentes...",
  error: "Erro ao carregar currículos",
  empty: "Nenhum currículo pendente de aprovação.",
  decision: resumeDecisionText,
};
const left = {
  title: "Este currículo saiu da fila",
  description: "Ele foi decidido em outra janela, ou quem enviou o retirou.",
};
const replaced = {
  title: "Este currículo mudou",
  description:
    "A pessoa enviou outro depois que você abriu este. O novo está na fila: leia antes de decidir.",
};

/** Another application or file under the same id is another item, and is shown again. */
function keyOf({ id, version, resumePath }: Resume): string {
  return `${id} ${version ?? resumePath}`;
}

/** Buttons for one résumé: its download, and the change of its summary for companies. */
export type ResumeParts = Record<"download" | "editSummary", (resume: Resume) => ReactNode>;

type Props = ResumeParts & { count: number | null; history: ItemPart };

/** What a decision writes, and what undoes it; `height`: of its card, in pixels. */
function decisionOn(resume: Resume, decision: Decision, height: number | null): Decide {
  return {
    key: keyOf(resume),
    title: resume.name,
    status: decision.status,
    height,
    write: () => decideResume({ ...resume, status: "pending" }, decision),
    undo: () => decideResume({ ...resume, status: decision.status }, takenBack),
  };
}

/** Pending résumés. */
export function PendingResumes({ count, history, download, editSummary }: Props) {
  const pages = usePendingResumes();
  const { taken, returnedAs, decide, takeBack, batch } = useBatchDecisions(resumeDecisionText);
  const ids = pages.items.map(keyOf).filter((key) => !taken.has(key));
  const { openedAs, open } = useOpenedItem({ state: pages.state, ids }, (key) =>
    pages.items.some(({ id }) => key.startsWith(`${id} `)) ? replaced : left,
  );
  return (
    <PendingPanel
      title="Currículos"
      count={count}
      pages={pages}
      keyOf={keyOf}
      taken={taken}
      onUndo={takeBack}
      texts={texts}
      together={{ batch, kind: "resume" }}
    >
      {(resume) => (
        <PendingResume
          key={keyOf(resume)}
          resume={resume}
          opened={openedAs(keyOf(resume))}
          onOpen={(as) => open(keyOf(resume), as)}
          history={history}
          download={download(resume)}
          editSummary={editSummary(resume)}
          returned={returnedAs(keyOf(resume))}
          batch={batch}
          itemKey={keyOf(resume)}
          decisionOn={decisionOn}
          onDecide={decide}
        />
      )}
    </PendingPanel>
  );
}

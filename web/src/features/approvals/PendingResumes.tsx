import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import type { Resume } from "@vagas/functions/domain/resume";
import type { ReactNode } from "react";
import { decideResume, usePendingResumes } from "../../data/admin/adminApprovals.ts";
import { resumeDecisionText } from "./decisionText.ts";
import type { ItemPart } from "../../ui/list/ItemPart.ts";
import { PendingPanel } from "./PendingPanel.tsx";
import { PendingResume } from "./PendingResume.tsx";
import { useDecisions } from "./useDecisions.ts";
import { useOpened } from "./useOpened.ts";

const texts = {
  loading: "Carregando currículos pendentes...",
  error: "Erro ao carregar currículos",
  empty: "Nenhum currículo pendente de aprovação.",
};
const left = {
  title: "Este currículo saiu da fila",
  description: "Ele foi decidido em outra janela, ou quem enviou o retirou.",
};

/** Pending résumés. `download` is the button that saves the file of one. */
export function PendingResumes({
  history,
  download,
}: {
  history: ItemPart;
  download: (resume: Resume) => ReactNode;
}) {
  const pages = usePendingResumes();
  const { gone, decide } = useDecisions(resumeDecisionText);
  // Another file under the same id is another application, and is shown again.
  const keyOf = ({ id, resumePath }: Resume) => `${id}:${resumePath}`;
  const shown = pages.items.filter((resume) => !gone.has(keyOf(resume)));
  const { openedAs, open } = useOpened(
    { state: pages.state, ids: shown.map(({ id }) => id) },
    left,
  );
  return (
    <PendingPanel
      title="Currículos pendentes"
      pages={pages}
      shown={shown}
      texts={texts}
      icon={<GroupsIcon />}
    >
      {(resume) => (
        <PendingResume
          key={resume.id}
          resume={resume}
          opened={openedAs(resume.id)}
          onOpen={(as) => open(resume.id, as)}
          history={history}
          download={download(resume)}
          onDecide={(decision) =>
            decide(keyOf(resume), resume.name, decision, () => decideResume(resume.id, decision))
          }
        />
      )}
    </PendingPanel>
  );
}

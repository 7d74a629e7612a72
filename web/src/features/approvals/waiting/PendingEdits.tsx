import { takenBack } from "../../../data/admin/adminApprovals.ts";
import { decideEdit, editTextKey, usePendingEdits } from "../../../data/admin/jobEdits.ts";
import type { ItemPart } from "../../../ui/list/ItemPart.ts";
import { editDecisionText } from "../decisionText.ts";
import { PendingEdit } from "./PendingEdit.tsx";
import { PendingPanel } from "./PendingPanel.tsx";
import { useDecisions } from "../useDecisions.ts";
import { useOpenedItem } from "./useOpenedItem.ts";

const texts = {
  loading: "Carregando alterações...",
  error: "Erro ao carregar alterações",
  empty: "Nenhuma alteração à espera.",
  decision: editDecisionText,
};
const left = {
  title: "Esta alteração saiu da fila",
  description: "Ela foi decidida em outra janela, a empresa a descartou, ou a vaga saiu do ar.",
};

/** Pending edits of companies' approved jobs. */
export function PendingEdits({ count, history }: { count: number | null; history: ItemPart }) {
  const { pages, checks } = usePendingEdits();
  const { taken, returnedAs, decide, takeBack } = useDecisions(editDecisionText);
  const ids = pages.items.filter((item) => !taken.has(editTextKey(item))).map(({ id }) => id);
  const { openedAs, open } = useOpenedItem({ state: pages.state, ids }, left);
  return (
    <PendingPanel
      title="Alterações de vagas"
      count={count}
      pages={pages}
      keyOf={editTextKey}
      taken={taken}
      onUndo={takeBack}
      texts={texts}
    >
      {(edit) => (
        <PendingEdit
          key={edit.id}
          edit={edit}
          marks={checks.marksOf(edit.id)}
          opened={openedAs(edit.id)}
          onOpen={(as) => open(edit.id, as)}
          history={history}
          returned={returnedAs(editTextKey(edit))}
          onDecide={(read, jobRevision, decision, height) => {
            const { id, revision, createdAt, title } = read;
            const text = { id, revision, createdAt };
            decide({
              key: editTextKey(edit),
              title,
              status: decision.status,
              height,
              write: () => decideEdit({ ...text, status: "pending", jobRevision }, decision),
              undo: () =>
                decideEdit({ ...text, status: decision.status, jobRevision: null }, takenBack),
            });
          }}
        />
      )}
    </PendingPanel>
  );
}

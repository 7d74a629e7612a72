import type { Stuck } from "@vagas/functions/domain/health/siteHealth";
import { DeleteButton } from "../../../ui/list/DeleteButton.tsx";
import { AgainButton } from "./AgainButton.tsx";
import { TroubleList } from "./TroubleList.tsx";
import { formatMoment } from "../history/historyText.ts";
import { workName } from "./healthText.ts";
import { useHealthActions } from "./useHealthActions.ts";

/** Documents that a function gave up on. */
export function StuckWorks({ works, onDone }: { works: readonly Stuck[]; onDone: () => void }) {
  const { act, busy } = useHealthActions(onDone);
  return (
    <TroubleList
      title="Trabalhos que pararam"
      rows={works}
      rowKey={({ id }) => id}
      columns={[
        { header: "Trabalho", cell: ({ functionName }) => workName(functionName) },
        { header: "Código", cell: ({ documentId }) => documentId },
        { header: "Motivo, para o suporte", cell: ({ reason }) => reason },
        {
          header: "Desde",
          cell: ({ since, times }) =>
            `${formatMoment(new Date(since))} · ${times} ${times === 1 ? "vez" : "vezes"}`,
        },
      ]}
      actions={({ id, documentId }) => (
        <>
          <AgainButton
            label="Tentar de novo"
            of={documentId}
            busy={busy.includes(id)}
            onClick={() => act("retry", id, "Tentar de novo")}
          />
          <DeleteButton
            name={documentId}
            verb="Tirar da lista"
            question="O site não tenta mais terminar este trabalho, a não ser que o registro mude."
            onDelete={() => act("setAside", id, "Tirar da lista")}
          />
        </>
      )}
    />
  );
}

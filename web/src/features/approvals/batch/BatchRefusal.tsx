import Typography from "@mui/material/Typography";
import type { Decision } from "@vagas/functions/domain/job/jobApproval";
import { BulletList } from "../../../ui/BulletList.tsx";
import { ConfirmDialog } from "../../../ui/message/ConfirmDialog.tsx";
import { ReviewDialog } from "../review/ReviewDialog.tsx";
import { type BatchKind, batchText } from "./batchText.ts";

type Props = {
  kind: BatchKind;
  titles: readonly string[];
  /** How many more are chosen, and are not refused, because their cards have not loaded. */
  unloaded: number;
  onRefuse: (decision: Decision) => void;
  onClose: () => void;
};

/** Names what is about to be refused, and asks for the notes that all of it gets. */
export function BatchRefusal({ kind, titles, unloaded, onRefuse, onClose }: Props) {
  const { refuse, notesHelp, counted } = batchText[kind];
  const title = refuse(titles.length);
  if (kind === "imported")
    return (
      <ConfirmDialog
        open
        title={title}
        question={`${titles.join(", ")}. Saem da fila e ficam em Decididas por 180 dias.`}
        confirmLabel="Rejeitar"
        destructive
        onConfirm={() => onRefuse({ status: "rejected", adminNotes: "" })}
        onCancel={onClose}
      />
    );
  return (
    <ReviewDialog
      title={title}
      notesHelp={notesHelp}
      ready
      refusing
      refusalOf={kind}
      labels={{ approve: "Aprovar", reject: "Rejeitar" }}
      onDecide={onRefuse}
      onClose={onClose}
    >
      <BulletList>
        {titles.map((name, at) => (
          <li key={at}>{name}</li>
        ))}
      </BulletList>
      {unloaded > 0 && (
        <Typography variant="body2">
          Fora desta recusa, porque falta carregar: {counted(unloaded)}.
        </Typography>
      )}
    </ReviewDialog>
  );
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Mark } from "@vagas/functions/domain/law/jobCheck";
import type { ReactNode } from "react";
import { ClampedText } from "../../ui/ClampedText.tsx";
import { ApprovalCard } from "./ApprovalCard.tsx";
import { MarkNotes } from "./MarkNotes.tsx";
import { DecisionButton } from "./DecisionButton.tsx";
import { CardActions } from "../../ui/list/CardActions.tsx";

type ButtonsProps = {
  title: string;
  busy?: boolean;
  /** Something required for an approval is missing. */
  unapprovable?: boolean;
  /** `height`: of the card, in pixels. */
  onDetails: (height: number) => void;
  onApprove: (height: number) => void;
  onReject: (height: number) => void;
};

type Props = ButtonsProps & {
  facts: string;
  /** Highlighted below the facts, because the administrator should not overlook it. */
  remark?: string | null;
  badge?: ReactNode;
  /** Why it is looked at first. */
  marks?: readonly Mark[];
  text: string;
  /** How many lines of the text are shown. */
  lines?: number;
  /** Shown again after a decision was undone or failed. */
  returned?: boolean;
};

/** A pending item in a few lines, with the decision. */
export function PendingCard({
  title,
  facts,
  remark,
  badge,
  marks = [],
  text,
  lines = 3,
  returned = false,
  ...buttons
}: Props) {
  return (
    <ApprovalCard title={title} facts={facts} badge={badge} returned={returned}>
      {remark && (
        <Typography variant="body2" sx={{ color: "secondary.main", fontWeight: 600 }}>
          {remark}
        </Typography>
      )}
      <MarkNotes marks={marks} most={3} />
      <ClampedText lines={lines}>{text}</ClampedText>
      <Buttons title={title} {...buttons} />
    </ApprovalCard>
  );
}

function Buttons({
  title,
  busy = false,
  unapprovable = false,
  onDetails,
  onApprove,
  onReject,
}: ButtonsProps) {
  return (
    <CardActions>
      <DecisionButton
        variant="outlined"
        disabled={busy || unapprovable}
        onDecide={onApprove}
        aria-label={`Aprovar: ${title}`}
      >
        Aprovar
      </DecisionButton>
      <DecisionButton
        color="error"
        disabled={busy}
        onDecide={onReject}
        aria-label={`Rejeitar: ${title}`}
      >
        Rejeitar
      </DecisionButton>
      <Box sx={{ ml: "auto", mr: -1 }}>
        {" "}
        <DecisionButton
          color="inherit"
          harmless
          onDecide={onDetails}
          aria-label={`Ver detalhes: ${title}`}
        >
          Ver detalhes
        </DecisionButton>
      </Box>
    </CardActions>
  );
}

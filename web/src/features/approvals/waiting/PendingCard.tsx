import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Mark } from "@vagas/functions/domain/law/jobCheck";
import type { ReactNode } from "react";
import { HiddenText } from "../../../ui/Announcement.tsx";
import { ClampedText } from "../../../ui/ClampedText.tsx";
import { CheckboxInput } from "../../../ui/form/CheckboxInput.tsx";
import { ApprovalCard } from "../ApprovalCard.tsx";
import { MarkNotes } from "../review/MarkNotes.tsx";
import type { Choice } from "../batch/useBatch.ts";
import { DecisionButton } from "../DecisionButton.tsx";
import type { Returned } from "../useDecisions.ts";
import { CardActions } from "../../../ui/list/CardActions.tsx";

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
  /** As for `ApprovalCard`. */
  returned?: Returned;
  /** Absent in a list whose items are decided one by one. */
  choice?: Choice;
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
  returned = null,
  choice,
  ...buttons
}: Props) {
  return (
    <ApprovalCard
      title={title}
      facts={facts}
      badge={badge}
      returned={returned}
      choice={choice && <ChoiceBox title={title} choice={choice} />}
    >
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

/** As large as a thumb, within the height of the title's line. */
function ChoiceBox({ title, choice }: { title: string; choice: Choice }) {
  return (
    <Box sx={{ m: -1.25, mr: -0.5, "& label": { p: 1.25, gap: 0 } }}>
      <CheckboxInput
        data-act="choose"
        checked={choice.chosen}
        onChange={choice.onChoose}
        label={<HiddenText>{`Marcar: ${title}`}</HiddenText>}
      />
    </Box>
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
        data-act="approve"
        aria-label={`Aprovar: ${title}`}
      >
        Aprovar
      </DecisionButton>
      <DecisionButton
        color="error"
        disabled={busy}
        onDecide={onReject}
        data-act="refuse"
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
          data-act="read"
          aria-label={`Ver detalhes: ${title}`}
        >
          Ver detalhes
        </DecisionButton>
      </Box>
    </CardActions>
  );
}

import Typography from "@mui/material/Typography";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { ApprovalCard } from "../ApprovalCard.tsx";
import { DecisionButton } from "../DecisionButton.tsx";
import { CardActions } from "../../../ui/list/CardActions.tsx";
import type { Returned } from "../useDecisions.ts";

type Props = {
  title: string;
  facts: string;
  status: "approved" | "rejected";
  statusText: string;
  notes?: string;
  /** As for `ApprovalCard`. */
  returned: Returned;
  /** The action that reverses the decision; null if it is too late. */
  action: string | null;
  /** The action is destructive. */
  destructive?: boolean;
  /** `height`: of the card, in pixels. */
  onAct: (height: number) => void;
};

/** A decided item, with the action that reverses it. */
export function DecidedCard({
  title,
  facts,
  status,
  statusText,
  notes = "",
  returned,
  action,
  destructive = false,
  onAct,
}: Props) {
  return (
    <ApprovalCard
      title={title}
      facts={facts}
      badge={<StatusChip tone={status === "approved" ? "good" : "bad"} label={statusText} />}
      returned={returned}
    >
      {notes !== "" && (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "pre-line" }}>
          “{notes}”
        </Typography>
      )}
      {action !== null && (
        <CardActions>
          <DecisionButton
            variant="outlined"
            color={destructive ? "error" : "inherit"}
            aria-label={`${action}: ${title}`}
            onDecide={onAct}
          >
            {action}
          </DecisionButton>
        </CardActions>
      )}
    </ApprovalCard>
  );
}

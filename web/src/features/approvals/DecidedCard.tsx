import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { ApprovalCard } from "./ApprovalCard.tsx";
import { DecisionButton } from "./DecisionButton.tsx";

type Props = {
  title: string;
  facts: string;
  status: "approved" | "rejected";
  statusText: string;
  notes?: string;
  /** Stands here again after it was decided otherwise and that was undone or failed. */
  returned: boolean;
  /** The way to decide otherwise; null where it is too late for that. */
  action: string | null;
  /** The way takes something from somebody. */
  destructive?: boolean;
  /** `height`: of the card, in pixels. */
  onAct: (height: number) => void;
};

/** An item that was decided, with the way to decide otherwise. */
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
        <Typography variant="body2" sx={{ color: "text.secondary", whiteSpace: "pre-line" }}>
          “{notes}”
        </Typography>
      )}
      {action !== null && (
        <Box>
          <DecisionButton
            variant="outlined"
            color={destructive ? "error" : "inherit"}
            aria-label={`${action}: ${title}`}
            onDecide={onAct}
          >
            {action}
          </DecisionButton>
        </Box>
      )}
    </ApprovalCard>
  );
}

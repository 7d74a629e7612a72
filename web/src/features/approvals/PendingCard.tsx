import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { ClampedText } from "../../ui/ClampedText.tsx";
import { DecisionButton } from "./DecisionButton.tsx";

type Props = {
  title: string;
  /** The level of the title's heading: below a heading of the list, or below the page's own. */
  heading?: "h2" | "h3";
  facts: string;
  /** Highlighted below the facts: what the administrator should not overlook. */
  remark?: string | null;
  badge?: ReactNode;
  text: string;
  /** How many lines of the text are shown. */
  lines?: number;
  busy?: boolean;
  /** Stands here again after a decision was undone or failed. */
  returned?: boolean;
  /** `height`: of the card, in pixels. */
  onDetails: (height: number) => void;
  onApprove: (height: number) => void;
  onReject: (height: number) => void;
};

/** A pending item in a few lines, with the decision. */
export function PendingCard({
  title,
  heading = "h3",
  facts,
  remark,
  badge,
  text,
  lines = 3,
  busy = false,
  returned = false,
  onDetails,
  onApprove,
  onReject,
}: Props) {
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (returned) name.current?.focus({ preventScroll: true });
  }, [returned]);
  return (
    <Box
      component="li"
      sx={{
        border: "1px solid",
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
        p: 2,
        display: "grid",
        gap: 1,
        alignContent: "start",
        minWidth: 0,
        overflowWrap: "anywhere",
      }}
    >
      <Box sx={{ display: "flex", gap: 1, alignItems: "start" }}>
        <Typography
          ref={name}
          tabIndex={-1}
          variant="h3"
          component={heading}
          sx={{ flex: 1, minWidth: 0 }}
        >
          {title}
        </Typography>
        {badge}
      </Box>
      <Typography variant="body2">{facts}</Typography>
      {remark && (
        <Typography variant="body2" sx={{ color: "secondary.main", fontWeight: 600 }}>
          {remark}
        </Typography>
      )}
      <ClampedText lines={lines}>{text}</ClampedText>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 0.5 }}>
        <DecisionButton
          variant="outlined"
          disabled={busy}
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
        <DecisionButton
          color="inherit"
          harmless
          onDecide={onDetails}
          aria-label={`Ver detalhes: ${title}`}
          sx={{ ml: "auto" }}
        >
          Ver detalhes
        </DecisionButton>
      </Box>
    </Box>
  );
}

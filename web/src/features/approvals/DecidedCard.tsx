import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { DecisionButton } from "./DecisionButton.tsx";

type Action = {
  label: string;
  destructive?: boolean;
  /** `height`: of the card, in pixels. */
  act: (height: number) => void;
};

type Props = {
  title: string;
  facts: string;
  status: "approved" | "rejected";
  statusText: string;
  notes: string;
  actions: readonly Action[];
};

/** An item that was decided, with the ways to decide otherwise. */
export function DecidedCard({ title, facts, status, statusText, notes, actions }: Props) {
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
        minWidth: 0,
        overflowWrap: "anywhere",
      }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "start" }}>
        <Typography variant="h3" sx={{ flex: "1 1 180px", minWidth: 0 }}>
          {title}
        </Typography>
        <StatusChip tone={status === "approved" ? "good" : "bad"} label={statusText} />
      </Box>
      <Typography variant="body2">{facts}</Typography>
      {notes !== "" && (
        <Typography variant="body2" sx={{ color: "text.secondary", whiteSpace: "pre-line" }}>
          “{notes}”
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {actions.map(({ label, destructive = false, act }) => (
          <DecisionButton
            key={label}
            variant="outlined"
            color={destructive ? "error" : "inherit"}
            aria-label={`${label}: ${title}`}
            onDecide={act}
          >
            {label}
          </DecisionButton>
        ))}
      </Box>
    </Box>
  );
}

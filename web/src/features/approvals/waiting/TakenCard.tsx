import CheckIcon from "@mui/icons-material/CheckCircleOutlined";
import BlockIcon from "@mui/icons-material/Block";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import type { DecisionTexts } from "../decisionText.ts";
import type { Taken } from "../useDecisions.ts";
import { HStack } from "../../../ui/layout/HStack.tsx";

type Props = { taken: Taken; texts: DecisionTexts; onUndo: () => void };

/** While the server has not answered. */
const writing = { approved: "Gravando a aprovação...", rejected: "Gravando a recusa..." } as const;

/**
 * Shows a decision in the place and at the height of its card, so that the next card does not move. There is no
 * button where the card had its buttons. One of several is a line, and leaves the focus where it is.
 */
export function TakenCard({ taken, texts, onUndo }: Props) {
  const { status, title, height, state } = taken;
  const alone = height !== null;
  const undo = state === "undoing" ? "Desfazendo..." : "Desfazer";
  return (
    <Box
      component="li"
      sx={{
        minHeight: height ?? 0,
        border: "1px dashed",
        borderColor: "divider",
        borderRadius: 1,
        p: alone ? 2 : 1,
        minWidth: 0,
      }}
    >
      <HStack align="start">
        <DecisionStatus taken={taken} texts={texts} />
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-disabled={state !== "written"}
          onClick={onUndo}
          aria-label={`${undo}: ${title}`}
          data-act="undo"
        >
          {undo}
        </Button>
      </HStack>
      {alone && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {texts.follows[status]}
        </Typography>
      )}
    </Box>
  );
}

/** Names the decision and its item; one that was made alone takes the focus from the button that is gone. */
function DecisionStatus({ taken: { status, title, state, height }, texts }: Omit<Props, "onUndo">) {
  const said = useRef<HTMLDivElement>(null);
  const alone = height !== null;
  useEffect(() => {
    if (alone) said.current?.focus({ preventScroll: true });
  }, [alone]);
  return (
    <Box
      ref={said}
      tabIndex={-1}
      role={alone ? "status" : undefined}
      data-queue-stop={alone || undefined}
      sx={{ flex: "1 1 200px", minWidth: 0, outlineOffset: 4 }}
    >
      <Typography
        variant={alone ? "h3" : "body2"}
        component="p"
        sx={{ display: "flex", gap: 1, alignItems: "center" }}
      >
        {status === "approved" ? (
          <CheckIcon aria-hidden color="primary" />
        ) : (
          <BlockIcon aria-hidden color="error" />
        )}
        {state === "writing" ? writing[status] : texts.done[status]}
      </Typography>
      <Typography>{title}</Typography>
    </Box>
  );
}

import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { tallWindow } from "../../../ui/layout/tallWindow.ts";
import { ChosenActions } from "./ChosenActions.tsx";
import { MoveNote } from "./MoveNote.tsx";
import type { Choice } from "./useChoice.ts";
import type { Moves } from "./useMoves.ts";

type Props = { choice: Choice; moves: Moves };

export function isBarShown({ people }: Choice, { result }: Moves): boolean {
  return people.length > 0 || result !== null;
}

/** The room below the list that the bar takes. */
export function RoomForBar() {
  return <Box sx={{ [tallWindow]: { height: 80 } }} />;
}

/** At the foot of the window: what can be done with the marked people, or what was done last. */
export function ChoiceBar({ choice, moves }: Props) {
  const { people } = choice;
  const { result } = moves;
  if (!isBarShown(choice, moves)) return null;
  return (
    <Bar>
      {result && <MoveNote moves={moves} result={result} besides={people.length > 0} />}
      {people.length > 0 && <ChosenActions choice={choice} moves={moves} />}
    </Bar>
  );
}

/** Before the list for the keyboard, and yet at the foot of the window. */
function Bar({ children }: { children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label="Candidaturas marcadas"
      data-action-bar
      sx={{
        mb: 2,
        bgcolor: "background.default",
        [tallWindow]: {
          position: "fixed",
          inset: "auto 0 0",
          zIndex: "appBar",
          mb: 0,
          px: { xs: 2, md: 3 },
          py: 1.5,
          pb: "max(12px, env(safe-area-inset-bottom))",
          borderTop: "1px solid",
          borderColor: "divider",
        },
      }}
    >
      <Box sx={{ maxWidth: 1120, mx: "auto", display: "grid", gap: 1 }}>{children}</Box>
    </Box>
  );
}

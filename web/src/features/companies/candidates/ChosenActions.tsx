import CloseIcon from "@mui/icons-material/Close";
import { Fill } from "../../../ui/layout/Fill.tsx";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import { candidateStageText } from "@vagas/functions/domain/application/candidateText";
import { useState } from "react";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { PageMenu } from "../../../ui/message/PageMenu.tsx";
import { type MoveTarget, moveTargets } from "./moves.ts";
import type { Choice } from "./useChoice.ts";
import type { Moves } from "./useMoves.ts";

type Props = { choice: Choice; moves: Moves };

const aboveTheButton = {
  anchorOrigin: { vertical: "top", horizontal: "right" },
  transformOrigin: { vertical: "bottom", horizontal: "right" },
} as const;

/** Moves the marked people to a stage; those who could not be moved stay marked. */
export function ChosenActions({ choice: { people, unmark }, moves: { busy, move } }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const count = people.length;

  async function moveAll(to: MoveTarget) {
    close();
    unmark(await move(people, to));
  }

  return (
    <HStack align="center">
      <IconButton onClick={() => unmark(people.map(({ id }) => id))} aria-label="Desmarcar">
        <CloseIcon />
      </IconButton>
      <Fill>{count === 1 ? "1 marcada" : `${count} marcadas`}</Fill>
      <Button
        variant="contained"
        aria-disabled={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => !busy && setAnchor(event.currentTarget)}
      >
        {busy ? "Movendo..." : `Mover ${count} para…`}
      </Button>
      <PageMenu open={anchor !== null} anchorEl={anchor} onClose={close} {...aboveTheButton}>
        {moveTargets.map((to) => (
          <MenuItem key={to} onClick={() => void moveAll(to)}>
            {candidateStageText[to]}
          </MenuItem>
        ))}
      </PageMenu>
    </HStack>
  );
}

import CloseIcon from "@mui/icons-material/Close";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { Fill } from "../../../ui/layout/Fill.tsx";
import { hasFocus } from "../../../ui/hasFocus.ts";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { moveFailureText, moveText } from "./moveText.ts";
import { canUndo, type MoveResult, type Moves } from "./useMoves.ts";

type Props = {
  moves: Moves;
  result: MoveResult;
  /** Whether people are marked, which leaves room for failures only. */
  besides: boolean;
};

/** What the last choice for several people did, with one way back for all of them. */
export function MoveNote({ moves: { busy, undo, forget }, result, besides }: Props) {
  const words = useRef<HTMLDivElement>(null);
  const now = useNow();
  const failure = moveFailureText(result);
  const isShown = !besides || failure !== null;
  // If the pressed button is gone, the focus goes on where the answer is read; meanwhile it may be elsewhere.
  useEffect(() => {
    if (words.current !== null && !hasFocus()) words.current.focus();
  }, [result]);
  if (!isShown) return null;
  return (
    <HStack nowrap align="center">
      <Fill ref={words} tabIndex={-1}>
        <span>{moveText(result, now)}</span>
        {failure !== null && (
          <Typography role="alert" color="error">
            {failure}
          </Typography>
        )}
      </Fill>
      {canUndo(result, now) && (
        <Button aria-disabled={busy} onClick={() => void undo()}>
          {busy ? "Desfazendo..." : "Desfazer"}
        </Button>
      )}
      <IconButton onClick={forget} aria-label="Fechar o aviso">
        <CloseIcon />
      </IconButton>
    </HStack>
  );
}

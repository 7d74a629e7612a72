import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type CandidateStage, isAnswer } from "@vagas/functions/domain/application/stage";
import { candidateStageText } from "@vagas/functions/domain/application/candidateText";
import { useLayoutEffect, useRef } from "react";
import { useStore } from "../../../../state/createStore.ts";
import { keysAreOn } from "../../../../ui/keys/keysAreOn.ts";
import type { MoveTarget } from "../moves.ts";
import { keyAnswers } from "./readerKey.ts";

type Props = {
  shown: CandidateStage;
  name: string;
  /** Who comes next; null if nobody without an answer is known. */
  unanswered: string | null;
  /** What is said if nobody comes next; null while others are looked for. */
  nobody: string | null;
  /** Whether the answer was given here and now: then the next person is one press away. */
  answered: boolean;
  onAnswer: (to: MoveTarget) => void;
  onGo: (id: string) => void;
};

/** The answers, each with its key, and then the way to the next person without one. */
export function AnswerButtons(props: Props) {
  const { shown, name, unanswered, nobody, answered, onAnswer, onGo } = props;
  const onward = useRef<HTMLButtonElement>(null);
  const hasKeys = useStore(keysAreOn);
  const isDone = isAnswer(shown);
  const leadsOn = isDone && unanswered !== null;
  // With the picture itself: the next key may follow at once. The button may come after the answer.
  useLayoutEffect(() => {
    if (answered && leadsOn) onward.current?.focus();
  }, [answered, leadsOn]);
  return (
    <Box role="group" aria-label={`Responder a ${name}`} sx={threeInARow}>
      {keyAnswers.map((answer, i) => (
        <Button
          key={answer}
          variant="outlined"
          aria-pressed={shown === answer}
          {...(hasKeys && { "aria-keyshortcuts": String(i + 1) })}
          onClick={() => onAnswer(answer)}
          sx={answerLook}
        >
          {hasKeys && (
            <Box component="span" aria-hidden sx={keyLook}>
              {i + 1}
            </Box>
          )}
          {candidateStageText[answer]}
        </Button>
      ))}
      {leadsOn && (
        <Button
          ref={onward}
          variant="contained"
          onClick={() => onGo(unanswered)}
          sx={{ gridColumn: "1 / -1" }}
        >
          Próxima sem resposta
        </Button>
      )}
      {isDone && nobody !== null && (
        <Box role="status" sx={{ gridColumn: "1 / -1", textAlign: "center" }}>
          {nobody}
        </Box>
      )}
    </Box>
  );
}

const threeInARow = {
  display: "grid",
  gap: 1,
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  px: { xs: 2, md: 3 },
  py: 2,
  borderTop: "1px solid",
  borderColor: "divider",
} as const;

/** The chosen one is not filled: the way to the next person is the button to press. */
const answerLook = {
  px: 0.5,
  lineHeight: 1.2,
  fontSize: { xs: "0.9375rem", md: "1rem" },
  "&[aria-pressed=true]": {
    border: "2px solid",
    borderColor: "primary.main",
    bgcolor: "rgb(var(--mui-palette-primary-mainChannel) / 0.08)",
  },
} as const;

/** A key's name; a finger has no keys. */
const keyLook = {
  mr: 1,
  px: 0.75,
  border: "1px solid",
  borderRadius: 0.5,
  fontSize: "0.8125rem",
  lineHeight: 1.4,
  display: { xs: "none", md: "inline" },
  "@media (pointer: coarse)": { display: "none" },
} as const;

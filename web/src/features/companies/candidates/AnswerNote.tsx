import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { CellButton } from "../../../ui/list/CellButton.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { useCompanyArea } from "../companyContext.ts";
import { answerLine } from "./answerLine.ts";

type Props = {
  candidate: Candidate;
  /** What came of taking the last choice back here; null: it was not. */
  undone: string | null;
  onUndo: () => void;
};

/** When the person is told of the stage, or how to tell them; announced, because it appears a moment after the choice. */
export function AnswerNote({ candidate, undone, onUndo }: Props) {
  const { company } = useCompanyArea();
  const line = answerLine(candidate, company.name, useNow());
  return (
    <Box aria-live="polite">
      {line && (
        <HStack gap={1} align="center" sx={{ rowGap: 0 }}>
          <Typography component="span" variant="body2">
            {line.text}
            {line.chat !== null && (
              <>
                {" "}
                <Link href={line.chat} target="_blank" rel="noopener noreferrer">
                  avise pelo WhatsApp
                </Link>
              </>
            )}
          </Typography>
          {line.isToCome && company.active && (
            <CellButton onClick={onUndo} aria-label={`Desfazer: não avisar ${candidate.name}`}>
              Desfazer
            </CellButton>
          )}
        </HStack>
      )}
      {/* As high as the button before it: the second click of a double click must not hit what is below. */}
      {!line && undone !== null && (
        <Typography variant="body2" sx={{ display: "flex", alignItems: "center", minHeight: 36 }}>
          {undone}
        </Typography>
      )}
    </Box>
  );
}

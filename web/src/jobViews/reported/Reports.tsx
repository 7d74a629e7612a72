import Typography from "@mui/material/Typography";
import { reportReasonText } from "@vagas/functions/domain/report/reportReasons";
import type { ReportSummary } from "@vagas/functions/domain/report/reportSummary";
import { useState } from "react";
import { VStack } from "../../ui/layout/VStack.tsx";
import { CellButton } from "../../ui/list/CellButton.tsx";
import { PlainList } from "../../ui/PlainList.tsx";
import { dayText, reasonLines, standingText } from "./reportsText.ts";
import { useStandingJob } from "./useStandingJob.ts";

/** The words shown before more are asked for. */
const firstWords = 3;

/** The reports of a job: the reasons with their numbers, what people wrote, and where the job stands. */
export function Reports({ summary }: { summary: ReportSummary }) {
  const job = useStandingJob(summary);
  return (
    <>
      <PlainList aria-label="Motivos">
        {reasonLines(summary).map((line) => (
          <li key={line}>
            <strong>{line}</strong>
          </li>
        ))}
      </PlainList>
      {mayBeOnePerson(summary) && (
        <Typography variant="body2" sx={{ color: "secondary.main", fontWeight: 600 }}>
          Várias denúncias vieram da mesma rede: pode ser uma pessoa só.
        </Typography>
      )}
      {summary.words.length > 0 && <Words words={summary.words} />}
      <Typography variant="body2" color="textSecondary">
        {/* As high before it is known: the buttons below stay in their place. */}
        {standingText(summary, job) ?? "\u00A0"}
      </Typography>
    </>
  );
}

function mayBeOnePerson({ told, held, state }: ReportSummary): boolean {
  return told && !held && state === "open";
}

function Words({ words }: Pick<ReportSummary, "words">) {
  const [all, setAll] = useState(false);
  const shown = all ? words : words.slice(0, firstWords);
  return (
    <VStack component={PlainList} gap={1} aria-label="O que as pessoas escreveram">
      {shown.map(({ reason, text, day }, i) => (
        <li key={i}>
          <Typography
            variant="body2"
            sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere", maxWidth: "70ch" }}
          >
            “{text}”
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {reportReasonText[reason]} · {dayText(day)}
          </Typography>
        </li>
      ))}
      {shown.length < words.length && (
        <li>
          <CellButton onClick={() => setAll(true)}>
            Ver mais {words.length - shown.length}
          </CellButton>
        </li>
      )}
    </VStack>
  );
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { tellingTime } from "@vagas/functions/domain/application/answer";
import { closingOffer, unansweredText } from "@vagas/functions/domain/closing/closingText";
import type { Job } from "@vagas/functions/domain/job/job";
import { useState } from "react";
import {
  countTold,
  countUnanswered,
  useClosingNotices,
} from "../../../../data/company/closingNotices.ts";
import { useReturn } from "../../../../data/visitor/useReturn.ts";
import { useStore } from "../../../../state/createStore.ts";
import { useLast } from "../../../../state/useLast.ts";
import { useRead } from "../../../../state/useRead.ts";
import { HStack } from "../../../../ui/layout/HStack.tsx";
import { CellButton } from "../../../../ui/list/CellButton.tsx";
import { useCompanyArea } from "../../companyContext.ts";
import { closingLine } from "./closingLine.ts";
import { askAboutEnd } from "./closingQuestion.ts";
import { declinedOffers, declineOffer, isDeclined } from "./declinedOffers.ts";
import { isTellingOffered, showsTelling } from "./panelClosing.ts";
import { useTelling } from "./useTelling.ts";

type Named = Pick<Job, "id" | "title">;

/** When the applicants of a job are told that it has ended; of one past its deadline, the offer to tell them. */
export function JobClosing({ job, now }: { job: Job; now: Date }) {
  const { company } = useCompanyArea();
  const notices = useClosingNotices(company.id);
  const declined = useStore(declinedOffers);
  if (notices === null) return <Box aria-live="polite" />;
  const askedAt = notices.get(job.id) ?? null;
  const isOffered = isTellingOffered(job, askedAt, now) && !isDeclined(declined, job);
  return (
    <Box aria-live="polite">
      {askedAt && showsTelling(job, askedAt, now) && (
        <ToldLine job={job} askedAt={askedAt} now={now} />
      )}
      {company.active && isOffered && <Offer job={job} />}
    </Box>
  );
}

/** The same of a deleted job, without an offer; nothing unless its company asked. */
export function DeletedJobClosing({ job, now }: { job: Named; now: Date }) {
  const askedAt = useClosingNotices(useCompanyArea().company.id)?.get(job.id);
  return askedAt ? <ToldLine job={job} askedAt={askedAt} now={now} /> : null;
}

function ToldLine({ job, askedAt, now }: { job: Named; askedAt: Date; now: Date }) {
  const { company } = useCompanyArea();
  const { takeBack } = useTelling();
  const at = tellingTime(askedAt);
  const isToCome = at > now;
  const { state, value: people } = useRead(
    () => countTold(company.id, job.id, askedAt, isToCome),
    `${job.id} ${askedAt.getTime()} ${isToCome}`,
  );
  if (state === "loading") return null;
  return (
    <HStack gap={1} align="center" sx={{ rowGap: 0 }}>
      <Typography component="span" variant="body2">
        {closingLine(people, at, now)}
      </Typography>
      {isToCome && company.active && (
        <CellButton
          onClick={() => void takeBack(job, at)}
          aria-label={`Desfazer: não avisar quem se candidatou a ${job.title}`}
        >
          Desfazer
        </CellButton>
      )}
    </HStack>
  );
}

function Offer({ job }: { job: Job }) {
  const { company } = useCompanyArea();
  // Counted again for whoever returns to the open page: another device may have answered meanwhile.
  const [returns, setReturns] = useState(0);
  useReturn(() => setReturns((before) => before + 1));
  const { value: counted } = useRead(
    () => countUnanswered(company.id, job.id),
    `${job.id} ${returns}`,
  );
  // The last number stays meanwhile, and if counting fails: the offer is neither taken away nor announced anew.
  const people = useLast(counted);
  if (people === null || people === 0) return null;
  return (
    <>
      <Typography variant="body2">{unansweredText(people)}</Typography>
      <HStack gap={1}>
        <CellButton
          onClick={() => void askAboutEnd(company.id, job)}
          aria-label={`${closingOffer(people)}: ${job.title}`}
        >
          {closingOffer(people)}
        </CellButton>
        <CellButton
          color="inherit"
          onClick={() => declineOffer(job)}
          aria-label={`Agora não: ${job.title}`}
        >
          Agora não
        </CellButton>
      </HStack>
    </>
  );
}

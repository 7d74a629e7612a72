import { formatDate } from "@vagas/functions/domain/visitorDates";
import type { Job } from "@vagas/functions/domain/job/job";
import { agoText } from "../postedText.ts";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./CardDates.module.css";

/** Publication and deadline: two lines on a wide card; else one, in short form. Dates for machines are on the job's page. */
export function CardDates({ job, now, over }: { job: Job; now: Date; over: boolean }) {
  return (
    <div className={clsx(text.small, text.muted, look.dates)}>
      <div>
        Publicada <span className={look.ago}>{agoText(job.postedAt, now)}</span>
        <span className={look.onlyWide}>{` (${formatDate(job.postedAt)})`}</span>
      </div>
      {!job.dayWork && !job.filled && <LastDay job={job} over={over} />}
    </div>
  );
}

/** Work of a day needs none, its badge says the day; nor does a filled job, which nobody applies to. */
function LastDay({ job, over }: { job: Job; over: boolean }) {
  return (
    <>
      <span aria-hidden className={look.dot}>
        ·
      </span>
      <div>
        <span className={look.onlyWide}>{`Candidaturas ${over ? "encerradas em " : ""}`}</span>
        {over && <span className={look.onlyNarrow}>{"prazo: "}</span>}
        {`${over ? "" : "até "}${formatDate(job.expiresAt)}`}
      </div>
    </>
  );
}

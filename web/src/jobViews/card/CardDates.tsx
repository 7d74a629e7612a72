import { formatDate, isoDay } from "@vagas/functions/domain/visitorDates";
import type { Job } from "@vagas/functions/domain/job/job";
import { agoText } from "../postedText.ts";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./CardDates.module.css";

/** Publication and deadline: two lines on a wide card; else one, in short form. */
export function CardDates({ job, now, over }: { job: Job; now: Date; over: boolean }) {
  return (
    <div className={clsx(text.small, text.muted, look.dates)}>
      <div>
        Publicada <span className={look.ago}>{agoText(job.postedAt, now)}</span>
        <span className={look.onlyWide}>
          {" ("}
          <time dateTime={isoDay(job.postedAt)}>{formatDate(job.postedAt)}</time>)
        </span>
      </div>
      <span aria-hidden className={look.dot}>
        ·
      </span>
      <div>
        <span className={look.onlyWide}>{"Candidaturas "}</span>
        {over && !job.filled ? "encerradas em " : "até "}
        <time dateTime={isoDay(job.expiresAt)}>{formatDate(job.expiresAt)}</time>
      </div>
    </div>
  );
}

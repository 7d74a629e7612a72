import Typography from "@mui/material/Typography";
import type { OwnData } from "@vagas/functions/domain/privacy/ownData";
import { reportReasonText } from "@vagas/functions/domain/report/reportReasons";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import { BulletList } from "../../ui/BulletList.tsx";
import { Prose } from "../../ui/Prose.tsx";

/** The jobs that the person reported. An erasure removes the reports. */
export function OwnReports({ reports }: Pick<OwnData, "reports">) {
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        Vagas que você denunciou
      </Typography>
      <Prose>Ninguém sabe que foi você, nem a administração.</Prose>
      <BulletList>
        {reports.map(({ jobTitle, reason, words, sentAt }) => (
          <li key={`${sentAt}:${jobTitle}`}>
            {formatDate(new Date(sentAt))}: {jobTitle}. {reportReasonText[reason]}.
            {words !== "" && ` “${words}”`}
          </li>
        ))}
      </BulletList>
    </section>
  );
}

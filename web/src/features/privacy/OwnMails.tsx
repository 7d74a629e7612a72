import Typography from "@mui/material/Typography";
import type { SentData } from "@vagas/functions/domain/privacy/ownData";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import { BulletList } from "../../ui/BulletList.tsx";

/** The mails to a person; nothing without any. */
export function OwnMails({ mails }: Pick<SentData, "mails">) {
  if (mails.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" gutterBottom>
        E-mails que enviamos a você
      </Typography>
      <BulletList>
        {mails.map(({ subject, at }) => (
          <li key={`${at}:${subject}`}>
            {formatDate(new Date(at))}: {subject}
          </li>
        ))}
      </BulletList>
    </section>
  );
}

import Typography from "@mui/material/Typography";
import { paths } from "@vagas/functions/domain/site/paths";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import type { RememberedApplication } from "../../../data/application/ownApplications.ts";
import { useRead } from "../../../state/useRead.ts";
import { Card } from "../../../ui/Card.tsx";
import { Section } from "../../../ui/page/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";

/** What this device remembers of its applications, for a visit without network. */
export function RememberedList() {
  const { value } = useRead(async () =>
    (await import("../../../data/application/ownApplications.ts")).rememberedApplications(),
  );
  if (value === null || value.length === 0) return null;
  return (
    <Section title="O que este aparelho lembra">
      {value.map((application) => (
        <Card key={application.jobId ?? ""} component="article" gap={0.5}>
          <Typography variant="h3">
            <Title {...application} />
          </Typography>
          <Typography color="textSecondary">Enviada em {formatDate(application.sentAt)}</Typography>
        </Card>
      ))}
    </Section>
  );
}

function Title({ jobId, jobTitle }: RememberedApplication) {
  if (jobId === null) return "Banco de talentos";
  return <TextLink to={paths.job(jobId)}>{jobTitle ?? "Candidatura a uma vaga"}</TextLink>;
}

import Box from "@mui/material/Box";
import { formatDate } from "@vagas/functions/domain/dates";
import type { JobContent } from "@vagas/functions/domain/job";
import { requirementLines } from "@vagas/functions/domain/jobStanding";
import { formatPhone } from "@vagas/functions/domain/phone";
import { DetailPart } from "../../ui/page/DetailPart.tsx";
import { FactList } from "../../ui/FactList.tsx";
import { joinFacts } from "../../ui/joinFacts.ts";

type Props = { job: JobContent & { expiresAt: Date }; sentAt: Date; profileName?: string | null };

/** Everything a job says, as it would be published. `profileName`: the company's name in its profile, where known. */
export function JobFacts({ job, sentAt, profileName = null }: Props) {
  const requirements = requirementLines(job.requirements);
  return (
    <>
      <FactList
        facts={[
          ["Empresa na vaga", job.company],
          ["Conta da empresa", profileName],
          ["Localização", job.location],
          ["Salário", job.salary],
          ["Tipo", job.type],
          ["Urgente", job.urgent ? "Sim" : "Não"],
          ["Contrato", job.contractType],
          ["Carga horária", job.workload],
          ["Escolaridade", job.educationLevel],
          [
            "Experiência",
            joinFacts(job.experienceLevel, job.acceptNoExperience && "Aceita sem experiência"),
          ],
          ["WhatsApp", formatPhone(job.contactWhatsapp)],
          ["Recebida em", formatDate(sentAt)],
          ["Candidaturas até", formatDate(job.expiresAt)],
        ]}
      />
      <DetailPart title="Descrição da vaga">{job.description}</DetailPart>
      {requirements.length > 0 && (
        <DetailPart title="Requisitos">
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {requirements.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </Box>
        </DetailPart>
      )}
      {job.benefits.length > 0 && (
        <DetailPart title="Benefícios">{job.benefits.join(", ")}</DetailPart>
      )}
    </>
  );
}

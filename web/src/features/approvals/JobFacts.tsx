import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '@vagas/functions/domain/dates';
import type { JobContent } from '@vagas/functions/domain/job';
import { requirementLines } from '@vagas/functions/domain/jobStanding';
import { formatPhone } from '@vagas/functions/domain/phone';
import type { ReactNode } from 'react';
import { FactList } from '../../ui/FactList.tsx';
import { joinFacts } from '../../ui/joinFacts.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

type Props = { job: JobContent & { expiresAt: Date }; sentAt: Date; profileName?: string | null };

/** Everything a vacancy says, as it would be published. `profileName`: the company's own, where it is known. */
export function JobFacts({ job, sentAt, profileName = null }: Props) {
  const requirements = requirementLines(job.requirements);
  return (
    <>
      <FactList
        facts={[
          ['Empresa na vaga', job.company],
          ['Conta da empresa', profileName],
          ['Localização', job.location],
          ['Salário', job.salary],
          ['Tipo', job.type],
          ['Urgente', job.urgent ? 'Sim' : 'Não'],
          ['Contrato', job.contractType],
          ['Carga horária', job.workload],
          ['Escolaridade', job.educationLevel],
          ['Experiência', joinFacts(job.experienceLevel, job.acceptNoExperience && 'Aceita sem experiência')],
          ['WhatsApp', formatPhone(job.contactWhatsapp)],
          ['Recebida em', formatDate(sentAt)],
          ['Candidaturas até', formatDate(job.expiresAt)],
        ]}
      />
      <Part title="Descrição da vaga">
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>{job.description}</Typography>
      </Part>
      {requirements.length > 0 && (
        <Part title="Requisitos">
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {requirements.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </Box>
        </Part>
      )}
      {job.benefits.length > 0 && (
        <Part title="Benefícios">
          <Typography>{job.benefits.join(', ')}</Typography>
        </Part>
      )}
    </>
  );
}

import { buildCandidate, buildResume } from "@vagas/functions/domain/testing/buildCandidate";
import { resumeSearchTerms } from "@vagas/functions/domain/administration/adminSearch";
import {
  type Candidate,
  candidateId,
  candidateSchema,
} from "@vagas/functions/domain/application/candidate";
import { consentVersion } from "@vagas/functions/domain/application/consent";
import type { Job } from "@vagas/functions/domain/job/job";
import {
  type Resume,
  resumeSchema,
  resumeVersion,
} from "@vagas/functions/domain/application/resume";
import { pickSkewed, seededRandom } from "../random.ts";

const random = seededRandom(77);

const names = [
  "Maria",
  "José",
  "Ana",
  "João",
  "Antônio",
  "Francisca",
  "Carlos",
  "Adriana",
  "Paulo",
  "Juliana",
  "Marcos",
  "Fernanda",
  "Lucas",
  "Patrícia",
  "Raimundo",
  "Luciana",
  "Valdir",
  "Sebastiana",
  "Wesley",
  "Eliane",
  "Divino",
  "Rosângela",
  "Gilmar",
  "Zenaide",
];
const families = [
  "Silva",
  "Santos",
  "Souza",
  "Oliveira",
  "Pereira",
  "Lima",
  "Carvalho",
  "Ferreira",
  "Rodrigues",
  "Almeida",
  "Costa",
  "Gomes",
  "Martins",
  "Araújo",
  "Barbosa",
  "Ribeiro",
  "Rocha",
  "Dias",
  "Moreira",
  "Cardoso",
  "Teixeira",
  "Cavalcante",
  "Figueiredo",
  "Zanella",
  "Queiroz",
];
const sentences = [
  "Moro perto e posso começar logo.",
  "Tenho cinco anos de experiência no comércio.",
  "Trabalhei com colheitadeiras em Querência.",
  "Sei lidar com o público e com o caixa.",
  "Procuro o primeiro emprego e aprendo rápido.",
  "Tenho carteira D e disponibilidade para viajar.",
  "Fiz o curso técnico em Confresa.",
  "Ordenho, cerco e cuido de bezerros.",
];
const days = 300;

/**
 * An application to one of the jobs, or one in five to the talent bank, with the résumé record that functions would
 * create.
 */
export function inventApplication(
  number: number,
  jobs: readonly Job[],
  now: Date,
): { candidate: Candidate; resume: Resume } {
  const job = random() < 0.2 ? null : jobs[Math.floor(random() * jobs.length)]!;
  const name = `${pickSkewed(names, random)} ${pickSkewed(families, random)} ${pickSkewed(families, random)}`;
  const id = candidateId(job?.id ?? null, `pessoa${number}`);
  const createdAt = new Date(now.getTime() - Math.ceil(random() * days * 24 * 3_600_000));
  const talentPool = job === null || random() < 0.3;
  const candidate = {
    ...buildCandidate(id, { createdAt, stageAt: createdAt }),
    id,
    name,
    email: `pessoa.${number}@correio.example`,
    phone: `55669${String(90_000_000 + number)}`,
    coverLetter: [0, 1, 2].map(() => pickSkewed(sentences, random)).join(" "),
    jobId: job?.id ?? null,
    jobTitle: job?.title ?? null,
    company: job?.company ?? null,
    consent: { version: consentVersion, at: createdAt, talentPool },
  };
  return { candidate: candidateSchema.parse(candidate), resume: inventResume(candidate) };
}

function inventResume(candidate: Candidate): Resume {
  const record = buildResume(candidate, {
    fileDigest: "none",
    version: resumeVersion(candidate, "none"),
    status: pickSkewed(["approved", "pending", "rejected"], random),
  });
  const searchTerms = resumeSearchTerms(record, candidate.coverLetter);
  return resumeSchema.parse({ ...record, id: candidate.id, searchTerms });
}

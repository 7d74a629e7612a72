import type { Job } from "../../domain/job/job.ts";
import { filledLines } from "../../domain/text/filledLines.ts";
import type { EducationLevel } from "../../domain/job/jobDetails.ts";
import { foldText } from "../../domain/text/searchTerms.ts";

// A job's requirements in Google for Jobs' terms (Search Central, 'JobPosting': educationRequirements,
// experienceRequirements). What the advertiser left open is omitted, and so is `experienceInPlaceOfEducation`, which
// no form asks for.

const none = "no requirements";

/** Google knows nothing below high school. */
const credentials: Record<EducationLevel, string | null> = {
  "Ensino Fundamental": null,
  "Ensino Médio": "high school",
  "Ensino Técnico": "professional certificate",
  "Ensino Superior": "bachelor degree",
  "Pós-graduação": "postgraduate degree",
  "Não exige formação específica": none,
};

/** The minimum education, or null. */
export function educationRequirements({
  educationLevel,
}: Pick<Job, "educationLevel">): object | string | null {
  const credential = educationLevel && credentials[educationLevel];
  if (credential === null || credential === none) return credential;
  return { "@type": "EducationalOccupationalCredential", credentialCategory: credential };
}

type Asked = Pick<Job, "requirements" | "experienceLevel" | "acceptNoExperience">;

/** The minimum experience in months, if a requirement names a number; else null. */
export function experienceRequirements(job: Asked): object | string | null {
  if (job.acceptNoExperience || job.experienceLevel === "Não exige experiência") return none;
  const months = filledLines(job.requirements).map(monthsIn).find(Boolean);
  return months
    ? { "@type": "OccupationalExperienceRequirements", monthsOfExperience: months }
    : null;
}

const numbers = ["um", "dois", "tres", "quatro", "cinco", "seis"];
const amount = String.raw`(\d{1,2}|uma?|dois|tres|quatro|cinco|seis) (mes|meses|anos?)`;
const asked = [
  new RegExp(
    String.raw`^experiencia (?:comprovada |minima )?(?:de )?(?:ate |no minimo )?${amount}\b`,
  ),
  new RegExp(
    String.raw`^(?:ter )?(?:no minimo |minimo de |pelo menos )?${amount} de experiencia\b`,
  ),
];
const optional = /\b(desejavel|diferencial|preferencia|preferencial|nao e necessari[ao])\b/;

/** 'Experiência de até 6 meses em cozinha' → 6, '1 ano de experiência' → 12; null for a mere wish. */
function monthsIn(line: string): number | null {
  const text = foldText(line);
  const [, count = "", unit = ""] = asked.map((way) => way.exec(text)).find(Boolean) ?? [];
  if (count === "" || optional.test(text)) return null;
  const number = Number(count) || numbers.indexOf(count === "uma" ? "um" : count) + 1;
  return unit.startsWith("ano") ? number * 12 : number;
}

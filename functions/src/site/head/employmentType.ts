import type { Job } from "../../domain/job/job.ts";
import type { ContractType, Workload } from "../../domain/job/jobDetails.ts";

type EmploymentType =
  "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN" | "PER_DIEM" | "OTHER";

/** Working weeks by law: both shift patterns are full weeks. */
const hours: Partial<Record<Workload, "FULL_TIME" | "PART_TIME">> = {
  "Tempo integral (44h semanais)": "FULL_TIME",
  "Escala 6x1": "FULL_TIME",
  "Escala 12x36": "FULL_TIME",
  "Meio período (20-30h semanais)": "PART_TIME",
};

type Time = "FULL_TIME" | "PART_TIME" | undefined;

/** By contract and hours; none where these do not say. */
const typesOf: Record<ContractType, (time: Time) => EmploymentType[]> = {
  CLT: (time) => (time ? [time] : []),
  PJ: () => ["CONTRACTOR"],
  Autônomo: () => ["CONTRACTOR"],
  Estágio: (time) => (time === "PART_TIME" ? ["INTERN", time] : ["INTERN"]),
  Temporário: (time) => (time ? ["TEMPORARY", time] : ["TEMPORARY"]),
  Outro: (time) => [time ?? "OTHER"],
};

/** The employment type for Google for Jobs (Search Central, 'JobPosting'); none if contract and hours do not say. */
export function employmentTypes({
  dayWork,
  contractType,
  workload,
}: Pick<Job, "dayWork" | "contractType" | "workload">): EmploymentType[] {
  if (dayWork) return ["PER_DIEM"];
  const time: Time = workload === null ? undefined : hours[workload];
  if (contractType !== null) return typesOf[contractType](time);
  if (time) return [time];
  return workload === "Por projeto" ? ["CONTRACTOR"] : [];
}

import { LineIcon } from "../ui/LineIcon.tsx";
import { daysUntil, formatDate } from "@vagas/functions/domain/visitorDates";
import type { Job } from "@vagas/functions/domain/job/job";
import { distanceText } from "@vagas/functions/domain/place/distance";
import { type JobDetail, jobDetails } from "@vagas/functions/domain/job/jobDetails";
import { closingInDays, isExpired } from "@vagas/functions/domain/job/jobStanding";
import { jobPayLine, provisionsText } from "@vagas/functions/domain/pay/payText";
import { inOrder } from "@vagas/functions/domain/table/field";
import { town } from "@vagas/functions/domain/town";
import type { ReactNode } from "react";
import { unbroken } from "../ui/unbroken.ts";
import { closingText } from "./postedText.ts";
import clsx from "clsx";
import box from "../ui/boxes.module.css";
import look from "./JobFacts.module.css";

type Fact = { icon: ReactNode; label: string; value: ReactNode };

/** The level that says what the flag says, in words that a list does not use. */
const noExperience = "Não exige experiência";

function experience({ experienceLevel, acceptNoExperience }: Job): string | null {
  if (!acceptNoExperience) return experienceLevel;
  return experienceLevel === null || experienceLevel === noExperience
    ? "Aceita sem experiência"
    : `${experienceLevel} (Aceita sem experiência)`;
}

/** The last day to apply, or the day of the work, and how far it is. */
function lastDay(job: Job, now: Date): ReactNode {
  const days = closingInDays(job, now);
  const note = job.dayWork ? dayNote(job, now) : deadlineNote(job, now);
  return (
    <>
      <time dateTime={job.expiresAt.toISOString()}>{formatDate(job.expiresAt)}</time>{" "}
      {!job.filled && <span className={clsx(look.note, days !== null && look.soon)}>({note})</span>}
    </>
  );
}

/** How many a job hires; one is not worth a line, unless a day's work is for one person. */
function quantity({ dayWork, openings }: Job): Pick<Fact, "label" | "value"> {
  if (dayWork) return { label: "Pessoas", value: openings };
  return { label: "Vagas", value: openings > 1 && openings };
}

/** A place and how far it is: the page, unlike a list, says from where. */
function placeFact(place: string): string {
  const distance = distanceText(place);
  return distance === "" ? place : `${place}, ${distance} de ${town.name}`;
}

function deadlineNote(job: Job, now: Date): string {
  if (isExpired(job, now)) return "encerrado";
  const days = closingInDays(job, now);
  return days !== null
    ? closingText(days).toLowerCase()
    : `faltam ${daysUntil(job.expiresAt, now)} dias`;
}

function dayNote(job: Job, now: Date): string {
  const days = daysUntil(job.expiresAt, now);
  if (days < 0) return "já passou";
  return ["hoje", "amanhã"][days] ?? `daqui a ${days} dias`;
}

const detailIcons: Record<JobDetail, ReactNode> = {
  workload: <LineIcon of="clock" />,
  contractType: <LineIcon of="contract" />,
  experienceLevel: <LineIcon of="medal" />,
  educationLevel: <LineIcon of="school" />,
};

/** In the order of the page; a detail that is not named here comes last. */
const details = inOrder(jobDetails, [
  "workload",
  "contractType",
  "experienceLevel",
  "educationLevel",
]);

function detailFact(job: Job, name: JobDetail): Fact {
  return {
    icon: detailIcons[name],
    label: jobDetails[name].label,
    value: name === "experienceLevel" ? experience(job) : job[name],
  };
}

/** The job's main facts with icons, without empty ones. */
export function JobFacts({ job, now }: { job: Job; now: Date }) {
  const facts: Fact[] = [
    { icon: <LineIcon of="money" />, label: "Salário", value: unbroken(jobPayLine(job)) },
    {
      icon: <LineIcon of="document" />,
      label: "Descontado do salário",
      value: job.pay && provisionsText(job.pay, "deducted"),
    },
    { icon: <LineIcon of="people" />, ...quantity(job) },
    { icon: <LineIcon of="place" />, label: "Localização", value: placeFact(job.location) },
    { icon: <LineIcon of="place" />, label: "Ponto de encontro", value: job.meetingPlace },
    { icon: <LineIcon of="briefcase" />, label: "Categoria", value: job.category },
    ...details.map((name) => detailFact(job, name)),
    {
      icon: <LineIcon of="calendar" />,
      label: job.dayWork ? "Dia do trabalho" : "Prazo para candidaturas",
      // Nobody applies to a filled job any more; the day of its work stays.
      value: (job.dayWork || !job.filled) && lastDay(job, now),
    },
  ];
  return (
    <dl className={clsx(box.surface, look.facts)}>
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ icon, label, value }) => (
          <div key={label} className={look.fact}>
            {icon}
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

import { limits } from "@vagas/functions/domain/limits";
import type { PastJob } from "@vagas/functions/domain/writtenResume/writtenResume";
import { Button } from "../../../ui/button/Button.tsx";
import { ChoiceTile } from "../../../ui/form/ChoiceTile.tsx";
import { LineIcon } from "../../../ui/LineIcon.tsx";
import { shownJobs, withOneMore } from "../finishedResume.ts";
import { PastJobFields } from "./PastJobFields.tsx";
import type { ScreenProps } from "./screenProps.ts";

export function PastJobsScreen({ resume, onChange }: ScreenProps) {
  const jobs = shownJobs(resume);
  const changeJob = (at: number, part: Partial<PastJob>) =>
    onChange({ jobs: jobs.map((job, i) => (i === at ? { ...job, ...part } : job)) });
  return (
    <>
      <ChoiceTile
        type="checkbox"
        name="neverWorked"
        label="Nunca trabalhei"
        checked={resume.neverWorked}
        onChange={(neverWorked) => onChange({ neverWorked })}
      />
      {!resume.neverWorked && (
        <>
          {jobs.map((job, i) => (
            <PastJobFields
              // A job has nothing but its place that tells it from the others.
              key={i}
              number={i + 1}
              job={job}
              onChange={(part) => changeJob(i, part)}
              onRemove={
                jobs.length > 1
                  ? () => onChange({ jobs: jobs.filter((_job, at) => at !== i) })
                  : null
              }
            />
          ))}
          {jobs.length < limits.writtenResume.pastJobs && (
            <Button
              variant="outlined"
              size="large"
              startIcon={<LineIcon of="briefcase" inText />}
              onClick={() => onChange({ jobs: withOneMore(jobs) })}
            >
              Mais um trabalho
            </Button>
          )}
        </>
      )}
    </>
  );
}

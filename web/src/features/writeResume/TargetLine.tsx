import clsx from "clsx";
import type { ApplicationTarget } from "../../applyParts/useApplicationTarget.ts";
import text from "../../ui/text.module.css";
import look from "./TargetLine.module.css";

/** The job that the résumé is for, in a line that is there from the start: nothing moves under a finger. */
export function TargetLine({ target }: { target: ApplicationTarget }) {
  return (
    <p className={clsx(text.small, look.line)}>
      {target.state === "job" && (
        <>
          Vaga: <strong>{target.job.title}</strong> · {target.job.company}
        </>
      )}
      {target.state === "bank" &&
        "A vaga deste endereço não foi encontrada. Seu currículo pode ir para o banco de talentos."}
    </p>
  );
}

import { paths } from "@vagas/functions/domain/site/paths";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { ForgetReport } from "./ForgetReport.tsx";
import { OfficialChannels } from "./OfficialChannels.tsx";
import { useReportedDay } from "./useReport.ts";
import { useResultFocus } from "./useResultFocus.ts";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./ReportPage.module.css";

/** `isAnswer`: the job left the site while the form was open. */
type Props = { jobId: string; isAnswer?: boolean };

export function JobGone({ jobId, isAnswer = false }: Props) {
  const heading = useResultFocus(isAnswer);
  const day = useReportedDay(jobId);
  return (
    <div className={look.stack}>
      <h2 ref={heading} tabIndex={-1} className={text.h2}>
        Esta vaga não está no site
      </h2>
      <p className={clsx(text.body, look.words)}>
        {day !== null && `Você denunciou esta vaga em ${day}. Obrigado por avisar. `}
        Ela já saiu do ar, e ninguém mais pode se candidatar. Não é preciso denunciar{" "}
        {day === null ? "aqui" : "de novo"}.
      </p>
      <OfficialChannels />
      <ActionRow>
        <LinkButton to={paths.jobs} variant="outlined">
          Ver vagas abertas
        </LinkButton>
      </ActionRow>
      {day !== null && <ForgetReport jobId={jobId} />}
    </div>
  );
}

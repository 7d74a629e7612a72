import { isGrave } from "@vagas/functions/domain/report/reportReasons";
import { paths } from "@vagas/functions/domain/site/paths";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { ForgetReport } from "./ForgetReport.tsx";
import { OfficialChannels } from "./OfficialChannels.tsx";
import type { Stage } from "./useReport.ts";
import { useResultFocus } from "./useResultFocus.ts";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./ReportPage.module.css";

type Received = Extract<Stage, { at: "sent" | "already" }>;

type Props = { jobId: string; stage: Received; onChange: () => void };

/** After sending, or on a device that reported the job before. */
export function ReportReceived({ jobId, stage, onChange }: Props) {
  const heading = useResultFocus(stage.at === "sent");
  return (
    <div className={look.stack}>
      <div role={stage.at === "sent" ? "status" : undefined} className={look.said}>
        <h2 ref={heading} tabIndex={-1} className={text.h2}>
          {title(stage)}
        </h2>
        <p className={clsx(text.body, look.words)}>
          A administração lê a denúncia e decide se a vaga fica no ar. Obrigado por avisar.
        </p>
      </div>
      {/* The device does not know the reason of an earlier report. */}
      {(stage.at === "already" || isGrave(stage.reason)) && <OfficialChannels />}
      <ActionRow>
        <LinkButton to={paths.jobs} variant="contained">
          Ver outras vagas
        </LinkButton>
        <Button variant="outlined" onClick={onChange}>
          Mudar a denúncia
        </Button>
      </ActionRow>
      <ForgetReport jobId={jobId} />
    </div>
  );
}

function title(stage: Received): string {
  if (stage.at === "already") return `Você denunciou esta vaga em ${stage.day}`;
  return stage.isChange ? "Denúncia mudada" : "Denúncia recebida";
}

import { isGrave } from "@vagas/functions/domain/report/reportReasons";
import { paths } from "@vagas/functions/domain/site/paths";
import { useState } from "react";
import { Button } from "../../ui/button/Button.tsx";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { OfficialChannels } from "./OfficialChannels.tsx";
import type { Stage } from "./useReport.ts";
import { useResultFocus } from "./useResultFocus.ts";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./ReportPage.module.css";

type Received = Extract<Stage, { at: "sent" | "already" }>;

type Props = { jobId: string; stage: Received; onChange: () => void; onForget: () => void };

/** After sending, or on a device that reported the job before. */
export function ReportReceived({ jobId, stage, onChange, onForget }: Props) {
  const heading = useResultFocus(stage.at === "sent");
  return (
    <div className={look.stack}>
      <div role={stage.at === "sent" ? "status" : undefined}>
        <h2 ref={heading} tabIndex={-1} className={text.h2}>
          {title(stage)}
        </h2>
        <p className={clsx(text.body, look.words)}>
          A administração lê a denúncia e decide se a vaga fica no ar. Obrigado por avisar.
        </p>
      </div>
      {/* The device does not know the reason of an earlier report. */}
      {(stage.at === "already" || isGrave(stage.reason)) && <OfficialChannels />}
      <div className={look.ways}>
        <LinkButton to={paths.jobs} variant="contained">
          Ver outras vagas
        </LinkButton>
        <Button variant="outlined" onClick={onChange}>
          Mudar a denúncia
        </Button>
      </div>
      <Forget key={jobId} onForget={onForget} />
    </div>
  );
}

function title(stage: Received): string {
  if (stage.at === "already") return `Você denunciou esta vaga em ${stage.day}`;
  return stage.isChange ? "Denúncia mudada" : "Denúncia recebida";
}

/** What the device stores of the report, and a button that removes it. */
function Forget({ onForget }: { onForget: () => void }) {
  const [forgotten, setForgotten] = useState(false);
  return (
    <div className={look.forget}>
      <p role="status" className={clsx(text.small, text.muted, look.words)}>
        {forgotten
          ? "Este aparelho não lembra mais da denúncia. Ela continua valendo. O histórico do navegador ainda pode mostrar esta página."
          : "Este aparelho só guarda o dia da denúncia. Se outra pessoa usa este celular, apague o aviso."}
      </p>
      {!forgotten && (
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            onForget();
            setForgotten(true);
          }}
        >
          Apagar deste aparelho
        </Button>
      )}
    </div>
  );
}

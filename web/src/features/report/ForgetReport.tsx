import { useState } from "react";
import { forgetReport } from "../../data/visitor/reportedJobs.ts";
import { Button } from "../../ui/button/Button.tsx";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./ReportPage.module.css";

/** What the device stores of the report, and a button that removes it. */
export function ForgetReport({ jobId }: { jobId: string }) {
  const [forgotten, setForgotten] = useState(false);
  return (
    <div className={look.forget}>
      <p role="status" className={clsx(text.small, text.muted, look.words)}>
        {forgotten
          ? "Este aparelho não lembra mais da denúncia. Ela continua valendo. O histórico do navegador ainda pode mostrar esta página."
          : "Este aparelho só guarda o dia da denúncia. Se outra pessoa usa este aparelho, apague o aviso."}
      </p>
      {!forgotten && (
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            forgetReport(jobId);
            setForgotten(true);
          }}
        >
          Apagar deste aparelho
        </Button>
      )}
    </div>
  );
}

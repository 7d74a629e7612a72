import { limits } from "@vagas/functions/domain/limits";
import {
  type ReportReason,
  reportReasons,
  reportReasonText,
} from "@vagas/functions/domain/report/reportReasons";
import { paths } from "@vagas/functions/domain/site/paths";
import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { LinkButton } from "../../ui/button/LinkButton.tsx";
import { describedBy, FieldHelp, labelClass } from "../../ui/form/Field.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { LineIcon } from "../../ui/LineIcon.tsx";
import { OfficialChannels } from "./OfficialChannels.tsx";
import { keepReport, keptReport, reportIn } from "./reportDraft.ts";
import { prepareReport, type Trouble } from "./useReport.ts";
import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./ReportPage.module.css";

type Props = {
  jobId: string;
  busy: boolean;
  trouble: Trouble | null;
  onSend: (reason: ReportReason, words: string) => void;
};

const troubleText: Record<Trouble, string> = {
  offline:
    "Você está sem internet. Nada se perdeu: envie de novo quando a conexão voltar, nesta página.",
  failed: "Não foi possível enviar. Nada se perdeu: tente de novo em instantes.",
  busy: "Muita gente está usando a mesma conexão que você. Tente de novo daqui a uma hora, ou agora por outra conexão, como os dados móveis.",
  tooMany: "Você já enviou muitas denúncias hoje. Tente de novo amanhã.",
};

/**
 * The reasons and a few words. The inputs are the browser's own, so that a rendered form keeps what was chosen and
 * typed before its code ran.
 */
export function ReportForm({ jobId, busy, trouble, onSend }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [length, setLength] = useState(0);
  const [problem, setProblem] = useState<string>();
  useKeptReport(form, jobId, setLength);

  function note() {
    prepareReport();
    const draft = reportIn(form.current!);
    setLength(draft.words.length);
    if (draft.reason) setProblem(undefined);
    keepReport(jobId, draft);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { reason, words } = reportIn(form.current!);
    if (reason) return onSend(reason, words.trim());
    setProblem("Escolha o que aconteceu.");
    form.current!.querySelector("input")!.focus();
  }

  return (
    <form
      ref={form}
      // As in ui/form/FormStack.tsx.
      method="post"
      noValidate
      aria-label="Denúncia"
      data-needs-scripts
      className={look.stack}
      onSubmit={submit}
    >
      <Unnamed />
      <Reasons problem={problem} onChange={note} />
      <Words length={length} onChange={note} />
      <p className={clsx(text.body, look.words)}>
        A administração lê a denúncia e decide se a vaga fica no ar.
      </p>
      {trouble && (
        <p role="alert" className={look.trouble}>
          {troubleText[trouble]}
        </p>
      )}
      <Actions jobId={jobId} busy={busy} />
      {(trouble === "tooMany" || trouble === "busy") && <OfficialChannels />}
    </form>
  );
}

function Unnamed() {
  return (
    <p className={clsx(text.body, look.unnamed)}>
      <LineIcon of="shield" inText />
      <span>
        Não pedimos o seu nome. Nem a empresa nem a administração ficam sabendo quem denunciou.
      </span>
    </p>
  );
}

function Actions({ jobId, busy }: Pick<Props, "jobId" | "busy">) {
  return (
    <div data-action-bar>
      <ActionRow>
        <Button
          type="submit"
          data-needs-code
          variant="contained"
          size="large"
          aria-disabled={busy}
          onClick={(event) => busy && event.preventDefault()}
        >
          {busy ? "Enviando..." : "Enviar denúncia"}
        </Button>
        <LinkButton to={paths.job(jobId)} size="large" variant="outlined">
          Voltar para a vaga
        </LinkButton>
      </ActionRow>
    </div>
  );
}

/** Puts back what this tab keeps of an empty form, and counts what was typed before the code ran. */
function useKeptReport(
  form: { current: HTMLFormElement | null },
  jobId: string,
  onLength: (length: number) => void,
): void {
  useLayoutEffect(() => {
    const typed = reportIn(form.current!);
    const kept = keptReport(jobId);
    if (kept && typed.reason === null && typed.words === "") {
      const choices = form.current!.querySelectorAll("input");
      for (const input of choices) input.checked = input.value === kept.reason;
      form.current!.querySelector("textarea")!.value = kept.words;
    }
    onLength(reportIn(form.current!).words.length);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each form
  }, [jobId]);
}

type ReasonsProps = { problem: string | undefined; onChange: () => void };

function Reasons({ problem, onChange }: ReasonsProps) {
  return (
    <fieldset className={look.reasons} aria-describedby={describedBy("reason")}>
      <legend className={labelClass(problem)}>O que aconteceu?</legend>
      <FieldHelp id="reason" error={problem} />
      {reportReasons.map((reason) => (
        <label key={reason} className={look.reason}>
          <input type="radio" name="reason" value={reason} onChange={onChange} />
          <span>{reportReasonText[reason]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Words({ length, onChange }: { length: number; onChange: () => void }) {
  const { max } = limits.reportWords;
  return (
    <div>
      <label htmlFor="words" className={labelClass()}>
        Quer contar mais? <span className={look.optional}>(opcional)</span>
      </label>
      <TextInput
        id="words"
        name="words"
        rows={3}
        maxLength={max}
        autoComplete="off"
        onChange={onChange}
        aria-describedby={describedBy("words")}
      />
      <FieldHelp id="words">
        Não escreva seu nome nem seu telefone.{" "}
        <span className={look.count}>
          {length} de {max} caracteres
        </span>
      </FieldHelp>
    </div>
  );
}

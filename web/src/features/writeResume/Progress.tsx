import clsx from "clsx";
import text from "../../ui/text.module.css";
import look from "./Progress.module.css";
import { isQuestion, questions, type Step } from "./steps.ts";

const all = Object.keys(questions);

function progressText(step: Step): string {
  if (isQuestion(step)) return `Passo ${step} de ${all.length}`;
  return step === "numero" ? "Falta pouco: confira o telefone" : "Seu currículo está pronto";
}

/** How far the résumé is, in words and as a bar. */
export function Progress({ step }: { step: Step }) {
  const reached = isQuestion(step) ? Number(step) : all.length;
  return (
    <div className={look.progress}>
      <p className={clsx(text.small, text.muted)}>{progressText(step)}</p>
      <div aria-hidden className={look.parts}>
        {all.map((part) => (
          <span key={part} className={clsx(look.part, Number(part) <= reached && look.done)} />
        ))}
      </div>
    </div>
  );
}

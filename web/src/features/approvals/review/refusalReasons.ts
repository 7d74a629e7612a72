/** Whose refusal it is: a job's reasons are mailed to its company, a résumé's are read by administrators alone. */
export type RefusalOf = "job" | "resume";

/** A reason in a few words, and as it is written down. */
type RefusalReason = { label: string; text: string };

export const refusalReasons: Record<RefusalOf, readonly RefusalReason[]> = {
  job: [
    { label: "Falta o trabalho", text: "Falta dizer o que a pessoa vai fazer no trabalho." },
    {
      label: "Falta o contato",
      text: "O contato da vaga não funciona. Confira o WhatsApp da vaga e envie de novo.",
    },
    {
      label: "Exigência proibida",
      text: "A vaga tem uma exigência que a lei não permite. Tire essa parte e envie de novo.",
    },
    { label: "Cobra da pessoa", text: "Não se cobra nada de quem procura trabalho." },
    { label: "Vaga repetida", text: "Esta vaga já está no site." },
    {
      label: "Empresa a confirmar",
      text: "Ainda não conseguimos confirmar a empresa. Responda a este e-mail com o CNPJ ou um telefone fixo.",
    },
  ],
  resume: [
    { label: "Não abre", text: "O arquivo está em branco ou não se consegue ler." },
    { label: "Não é currículo", text: "O arquivo não é um currículo." },
    { label: "Repetido", text: "A pessoa enviou outro currículo mais novo." },
    { label: "Dados de outra pessoa", text: "O arquivo tem dados de outra pessoa." },
  ],
};

const last = new Map<RefusalOf, string>();

/** Remembers the notes on a refusal, until the page is closed. */
export function rememberRefusal(of: RefusalOf, notes: string): void {
  if (notes.trim() !== "") last.set(of, notes.trim());
}

/** The reasons to choose from; that of the last refusal first. */
export function offeredReasons(of: RefusalOf): readonly RefusalReason[] {
  const text = last.get(of);
  if (text === undefined) return refusalReasons[of];
  const others = refusalReasons[of].filter((reason) => reason.text !== text);
  return [{ label: "Mesmo motivo da última recusa", text }, ...others];
}

/** The notes with a reason added; what was typed stays. */
export function withReason(notes: string, reason: RefusalReason): string {
  const typed = notes.trim();
  if (typed.includes(reason.text)) return notes;
  return typed === "" ? reason.text : `${typed}\n${reason.text}`;
}

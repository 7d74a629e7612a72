import { isAnswer } from "@vagas/functions/domain/application/stage";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { formatDayAndMonth, formatTime } from "@vagas/functions/domain/dates";
import { answerChatText } from "@vagas/functions/domain/text/answerChatText";
import { whatsappLink } from "@vagas/functions/domain/text/whatsapp";
import { firstNameOf } from "@vagas/functions/domain/text/firstNameOf";

/** What a company reads below a stage that is an answer. */
type AnswerLine = {
  /** Before the link to the chat, if there is one. */
  text: string;
  /** The chat with a text about the answer, if no mail tells it; null with a mail, or without a usable number. */
  chat: string | null;
  /** Whether nobody was told yet. */
  isToCome: boolean;
};

/** The line of the present stage; null if it is no answer, or functions have not noted it. */
export function answerLine(
  candidate: Pick<Candidate, "stage" | "answers" | "name" | "email" | "phone" | "jobTitle">,
  companyName: string,
  now: Date,
): AnswerLine | null {
  const { stage, name, email, phone, jobTitle } = candidate;
  const answer = isAnswer(stage) ? candidate.answers?.[stage] : undefined;
  if (!isAnswer(stage) || answer === undefined) return null;
  const { at, mailed } = answer;
  const isToCome = at > now;
  const firstName = firstNameOf(name);
  if (!mailed) {
    const words = answerChatText(stage, { name, jobTitle: jobTitle ?? "", companyName });
    const chat = whatsappLink(phone, words);
    const why = email === null ? "Sem e-mail:" : "Este aviso não vai por e-mail:";
    return { text: chat === null ? `${why} avise por telefone.` : why, chat, isToCome };
  }
  const text = isToCome
    ? `Vamos avisar ${firstName} por e-mail às ${formatTime(at)}.`
    : `Avisamos ${firstName} em ${formatDayAndMonth(at)} às ${formatTime(at)}.`;
  return { text, chat: null, isToCome };
}

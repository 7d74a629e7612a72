import { spacedPhone } from "@vagas/functions/domain/text/shownPhone";
import { HiddenText } from "../ui/Announcement.tsx";
import look from "./NumberQuestion.module.css";

/** The number, read back in large type: a wrong one cannot be corrected by a company's mail. `digits` as stored. */
export function NumberQuestion({ digits }: { digits: string }) {
  return (
    <>
      Este é o seu número?
      <HiddenText> </HiddenText>
      <strong className={look.number}>{spacedPhone(digits)}</strong>
    </>
  );
}

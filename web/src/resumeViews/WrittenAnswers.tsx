import { FactList } from "../ui/FactList.tsx";
import { DetailPart } from "../ui/page/DetailPart.tsx";
import { resumeFactList } from "./resumeFactList.ts";

/** All answers of a written résumé in a dialog; nothing without answers. */
export function WrittenAnswers({ stored }: { stored: string | undefined }) {
  const facts = resumeFactList(stored);
  return facts.length === 0 ? null : (
    <DetailPart title="Currículo feito no site">
      <FactList facts={facts} />
    </DetailPart>
  );
}

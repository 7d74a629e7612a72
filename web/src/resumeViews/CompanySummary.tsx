import type { TalentProfile } from "@vagas/functions/domain/talent/talentCard";
import type { ReactNode } from "react";
import { type Fact, FactList } from "../ui/FactList.tsx";
import { DetailPart } from "../ui/page/DetailPart.tsx";

type Props = {
  /** The administrator's summary as a résumé's record keeps it. */
  summary: Partial<TalentProfile>;
  /** Below it. */
  action?: ReactNode;
};

/** What companies read of a person in the talent bank; nothing while it is empty. */
export function CompanySummary({ summary, action }: Props) {
  const { area, place, education, experience, skills } = summary;
  const facts: Fact[] = [
    ["Área", area],
    ["Cidade", place],
    ["Escolaridade", education],
    ["Experiência", experience],
    ["Habilidades", skills],
  ];
  if (facts.every(([, value]) => !value)) return null;
  return (
    <DetailPart title="Resumo para empresas">
      <FactList facts={facts} />
      {action}
    </DetailPart>
  );
}

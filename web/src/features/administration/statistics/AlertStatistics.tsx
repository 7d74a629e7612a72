import { leavingReasons, leavingReasonText } from "@vagas/functions/domain/alert/alertChoices";
import { sumAlertCounts } from "@vagas/functions/domain/alert/sumAlertCounts";
import { useState } from "react";
import { useAlertCounts } from "../../../data/admin/adminStats.ts";
import { FactList } from "../../../ui/FactList.tsx";
import { Section } from "../../../ui/page/Section.tsx";

/** How many alerts there are, and what people said of them in a year. The sections above say if counts cannot be read. */
export function AlertStatistics() {
  const [now] = useState(() => new Date());
  const live = useAlertCounts(now);
  if (live.state !== "ready") return null;
  const { confirmed, helped, notHelped, left, ...reasons } = sumAlertCounts(live.value);
  const amount = (count: number) => count.toLocaleString("pt-BR");
  return (
    <Section
      title="Avisos por e-mail"
      note="Quem pediu vagas novas por e-mail. As respostas são dos últimos doze meses, e não dizem de quem são."
    >
      <FactList
        facts={[
          ["Avisos confirmados", amount(confirmed)],
          ["Esta lista ajudou?", `${amount(helped)} sim · ${amount(notHelped)} não`],
          ["Saíram", amount(left)],
          ...leavingReasons.map((why) => [leavingReasonText[why], amount(reasons[why])] as const),
        ]}
      />
    </Section>
  );
}

import { type Explanation, explanationOf } from "@vagas/functions/domain/law/explanations";
import type { Advertisement, Finding } from "@vagas/functions/domain/law/lawFinding";
import { useRead } from "../state/useRead.ts";
import { HiddenText } from "../ui/Announcement.tsx";
import text from "../ui/text.module.css";
import { Explained } from "./Explained.tsx";
import { FindingCard } from "./FindingCard.tsx";
import { findingKey } from "./isSameFinding.ts";
import look from "./JobFindings.module.css";
import { loadChecker } from "./loadChecker.ts";
import { partText } from "./partText.ts";

/** What the law says of a job that waits, with the company's explanations; none until the check is loaded. */
export function useJobFindings(job: Advertisement): readonly Finding[] {
  const check = useRead(loadChecker);
  return check.state === "ready" ? check.value(job, new Date()) : [];
}

type Props = { findings: readonly Finding[]; explanations?: readonly Explanation[] };

/** The findings of a job's text, for who decides on it; nothing without any. */
export function JobFindings({ findings, explanations = [] }: Props) {
  if (findings.length === 0) return null;
  return (
    <section aria-label="O que a lei diz deste texto" className={look.findings}>
      <h3 className={text.h3}>O que a lei diz deste texto</h3>
      <p className={`${text.small} ${text.muted}`}>
        Uma conferência automática, que pode errar. A decisão é de quem aprova.
      </p>
      <ul className={look.list}>
        {gravestFirst(findings).map((finding, i) => (
          <li key={`${findingKey(finding)}:${i}`}>
            <FindingCard finding={finding} before={<Part finding={finding} />}>
              <Explanations finding={finding} explanations={explanations} />
            </FindingCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function gravestFirst(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => a.grade.localeCompare(b.grade));
}

function Part({ finding: { part } }: { finding: Finding }) {
  return (
    <p className={`${text.small} ${text.muted}`}>
      <HiddenText>Em </HiddenText>
      {partText[part]}
    </p>
  );
}

function Explanations({
  finding,
  explanations,
}: Required<Pick<Props, "explanations">> & { finding: Finding }) {
  const explanation = explanationOf(explanations, finding);
  return explanation === null ? null : <Explained by="A empresa" text={explanation} />;
}

import clsx from "clsx";
import type { Finding, Grade } from "@vagas/functions/domain/law/lawFinding";
import { findingText } from "@vagas/functions/domain/law/findingText";
import type { ReactNode } from "react";
import { LineIcon, type LineIconName } from "../ui/LineIcon.tsx";
import look from "./FindingCard.module.css";

const icons: Record<Grade, LineIconName> = { A: "stop", B: "alert", C: "lamp" };

/** One finding in words; `before` says where it is, `children` what may be done. */
export function FindingCard({
  finding,
  before,
  children,
}: {
  finding: Finding;
  before?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={clsx(look.card, look[finding.grade])}>
      <LineIcon of={icons[finding.grade]} />
      <div className={look.said}>
        {before}
        <p>{findingText(finding)}</p>
        {children}
      </div>
    </div>
  );
}

/** What was done about a finding. */
export function DoneCard({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={clsx(look.card, look.done)}>
      <LineIcon of="check" />
      <div className={look.said}>
        <p>{text}</p>
        <FindingActs>{children}</FindingActs>
      </div>
    </div>
  );
}

export function FindingActs({ children }: { children: ReactNode }) {
  return <div className={look.acts}>{children}</div>;
}

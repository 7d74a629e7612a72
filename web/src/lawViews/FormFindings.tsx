import { findingText } from "@vagas/functions/domain/law/findingText";
import type { ReactNode } from "react";
import { Announcement } from "../ui/Announcement.tsx";
import { type Explaining, FindingsContext } from "./findingsContext.ts";
import { type Typing, useTypedFindings } from "./useTypedFindings.ts";

type Props = Typing & { explaining?: Explaining | null; children: ReactNode };

/** A job's form, which says beside its fields what the law says of them (`FieldFindings`). */
export function FormFindings({ explaining = null, children, ...typing }: Props) {
  const typed = useTypedFindings(typing);
  return (
    <FindingsContext value={{ ...typed, explaining }}>
      {children}
      <Announcement text={typed.findings.map(findingText).join(" ")} />
    </FindingsContext>
  );
}

import { resumeFacts } from "@vagas/functions/domain/writtenResume/resumeFacts";
import { readWrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { useMemo } from "react";
import type { Find } from "../ui/list/MarkedText.tsx";
import { GlanceParts } from "./GlanceParts.tsx";
import { glanceOf } from "./glanceOf.ts";

type Props = {
  /** The answers as stored; nothing is shown without them, or if a client stored something else. */
  stored: string | undefined;
  /** Marks a search. */
  find: Find;
};

/** The answers of a written résumé at a glance. */
export function ResumeGlance({ stored, find }: Props) {
  const resume = useMemo(() => readWrittenResume(stored), [stored]);
  return resume && <GlanceParts glance={glanceOf(resumeFacts(resume))} find={find} />;
}

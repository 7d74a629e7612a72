import type { ReactNode } from "react";
import { joinFacts } from "../ui/joinFacts.ts";
import { type Find, MarkedText } from "../ui/list/MarkedText.tsx";
import type { Glance } from "./glanceOf.ts";
import { SkillChips } from "./SkillChips.tsx";
import look from "./GlanceParts.module.css";

type Props = { glance: Glance; find: Find };

/** What companies look for first, in as many columns as fit. */
export function GlanceParts({ glance: { wanted, jobs, skills, more }, find }: Props) {
  return (
    <dl className={look.glance}>
      {wanted !== "" && (
        <Part label="Procura">
          <MarkedText text={wanted} find={find} />
        </Part>
      )}
      {skills.length > 0 && (
        <Part label="Sabe fazer">
          <SkillChips skills={skills} find={find} />
        </Part>
      )}
      {jobs.length > 0 && (
        <Part label="Já trabalhou">
          <ul className={look.lines}>
            {jobs.map((job, i) => (
              <li key={i}>
                <MarkedText text={job} find={find} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {more.length > 0 && <Part label="Também">{joinFacts(...more)}</Part>}
    </dl>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={look.part}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import { useState } from "react";
import { CellButton } from "../ui/list/CellButton.tsx";
import { type Find, MarkedText } from "../ui/list/MarkedText.tsx";
import look from "./SkillChips.module.css";

/** The skills that are shown at once. */
const shownSkills = 8;

/** Skills, those that the search finds first; a button shows what is beyond the first ones. */
export function SkillChips({ skills, find }: { skills: readonly string[]; find: Find }) {
  const [all, setAll] = useState(false);
  const rest = skills.length - shownSkills;
  const sorted = skills.toSorted((a, b) => Number(find(b) !== null) - Number(find(a) !== null));
  return (
    <ul className={look.skills}>
      {sorted.slice(0, all ? undefined : shownSkills).map((skill, i) => (
        <li key={i} className={look.skill}>
          <MarkedText text={skill} find={find} />
        </li>
      ))}
      {rest > 0 && (
        <li>
          <CellButton onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? "Mostrar menos" : `e mais ${rest}`}
          </CellButton>
        </li>
      )}
    </ul>
  );
}

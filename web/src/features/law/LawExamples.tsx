import { LineIcon } from "../../ui/LineIcon.tsx";
import text from "../../ui/text.module.css";
import look from "./LawExamples.module.css";
import { type LawPart, lawParts } from "./lawParts.ts";

/** Each thing that may not be asked for: why, and how to say it instead. */
export function LawExamples() {
  return (
    <div className={look.parts}>
      {lawParts.map(({ title, why, examples }) => (
        <section key={title} className={look.part}>
          <h3 className={text.h3}>{title}</h3>
          <p className={look.why}>{why}</p>
          {examples.length > 0 && <Examples examples={examples} />}
        </section>
      ))}
    </div>
  );
}

function Examples({ examples }: Pick<LawPart, "examples">) {
  return (
    <ul className={look.examples}>
      {examples.map(([wrong, better]) => (
        <li key={wrong}>
          <span className={look.wrong}>
            <LineIcon of="close" inText />
            <span>
              <span className={text.muted}>Em vez de </span>“{wrong}”
            </span>
          </span>
          <span className={look.better}>
            <LineIcon of="check" inText />
            {better === "" ? (
              "Deixe de fora."
            ) : (
              <span>
                <span className={text.muted}>escreva </span>“{better}”
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

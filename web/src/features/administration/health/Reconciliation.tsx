import Typography from "@mui/material/Typography";
import type { Run } from "@vagas/functions/domain/health/siteHealth";
import { formatMoment } from "../history/historyText.ts";
import { findingName } from "./healthText.ts";
import { Section } from "../../../ui/page/Section.tsx";
import { BulletList } from "../../../ui/BulletList.tsx";

/** What the last reconciliation checked, found and repaired. */
export function Reconciliation({ run }: { run: Run | undefined }) {
  return (
    <Section title="Última conferência">
      {run === undefined ? (
        <Typography>A conferência da noite ainda não rodou.</Typography>
      ) : (
        <Findings run={run} />
      )}
    </Section>
  );
}

function Findings({ run: { startedAt, looked, findings = {} } }: { run: Run }) {
  const found = Object.entries(findings);
  return (
    <>
      <Typography>
        {formatMoment(new Date(startedAt))}
        {looked !== undefined && ` · ${looked.toLocaleString("pt-BR")} registros conferidos`}
        {found.length === 0 && " · nada de errado"}
      </Typography>
      {found.length > 0 && (
        <BulletList>
          {found.map(([what, { found: times, mended, ids }]) => (
            <li key={what}>
              {findingName(what)}: {times} {times === 1 ? "achado" : "achados"}, {mended}{" "}
              {mended === 1 ? "consertado" : "consertados"} ({ids.join(", ")})
            </li>
          ))}
        </BulletList>
      )}
    </>
  );
}

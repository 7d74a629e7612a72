import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Run } from "@vagas/functions/domain/health/siteHealth";
import { SectionHeading } from "../../../ui/page/SectionHeading.tsx";
import { formatMoment } from "../history/historyText.ts";
import { findingName } from "./healthText.ts";

/** What the last reconciliation looked at, found and mended. */
export function Reconciliation({ run }: { run: Run | undefined }) {
  return (
    <Box component="section" aria-labelledby="saude-conferencia" sx={{ display: "grid", gap: 1 }}>
      <SectionHeading id="saude-conferencia">Última conferência</SectionHeading>
      {run === undefined ? (
        <Typography>A conferência da noite ainda não rodou.</Typography>
      ) : (
        <Findings run={run} />
      )}
    </Box>
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
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {found.map(([what, { found: times, mended, ids }]) => (
            <li key={what}>
              {findingName(what)}: {times} {times === 1 ? "achado" : "achados"}, {mended}{" "}
              {mended === 1 ? "consertado" : "consertados"} ({ids.join(", ")})
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

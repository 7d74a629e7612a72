import Typography from "@mui/material/Typography";
import { endOfDay, formatDate } from "@vagas/functions/domain/dates";
import type { SiteHealth } from "@vagas/functions/domain/health/siteHealth";
import { TroubleList } from "./TroubleList.tsx";
import { Breakable } from "../../../ui/list/Breakable.tsx";

/** Errors that visitors' browsers reported, most visits first. */
export function BrowserErrors({
  errors: { listed, others },
}: {
  errors: SiteHealth["browserErrors"];
}) {
  return (
    <TroubleList
      title="Erros nas páginas"
      label="Erros nas páginas nos últimos sete dias"
      rows={listed}
      rowKey={({ page, message }) => `${page} ${message}`}
      columns={[
        { header: "Página", cell: ({ page }) => page },
        {
          header: "Erro, para o suporte",
          cell: ({ message }) => <Breakable>{message}</Breakable>,
        },
        { header: "Visitas", cell: ({ count }) => count.toLocaleString("pt-BR") },
        { header: "Última vez", cell: ({ lastDay }) => formatDate(endOfDay(lastDay)) },
        { header: "Versão", cell: ({ release }) => release },
      ]}
    >
      {others > 0 && (
        <Typography>
          E mais {others.toLocaleString("pt-BR")}{" "}
          {others === 1 ? "aviso que não coube" : "avisos que não couberam"} na lista.
        </Typography>
      )}
    </TroubleList>
  );
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type Audited, listHistory } from "../../../data/admin/adminAudit.ts";
import type { Cursor } from "../../../data/queries/pagedQuery.ts";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { LoadMore } from "../../../ui/list/LoadMore.tsx";
import { usePages } from "../../../ui/list/usePages.ts";
import { actionText, actorText, formatMoment } from "./historyText.ts";
import { VStack } from "../../../ui/layout/VStack.tsx";

/** The audit trail of one item, newest first. */
export function HistoryList({ collection, id }: { collection: string; id: string }) {
  const pages = usePages<Audited, Cursor>(`${collection}/${id}`, (cursor) =>
    listHistory({ collection, id }, cursor),
  );
  return (
    <>
      {pages.state === "loading" && <Loading label="Carregando histórico..." />}
      {pages.state === "failed" && (
        <ErrorState title="Erro ao carregar dados" onRetry={pages.refresh} />
      )}
      {pages.state === "ready" && pages.items.length === 0 && (
        <Typography color="textSecondary">Nada foi registrado até agora.</Typography>
      )}
      <VStack component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {pages.items.map((entry) => (
          <Box
            component="li"
            key={entry.id}
            sx={{ borderLeft: "3px solid", borderColor: "primary.main", pl: 1.5 }}
          >
            <Typography variant="strong">{actionText(entry.action)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {formatMoment(entry.at)} · {actorText(entry.actor)}
            </Typography>
            {entry.notes && <Typography sx={{ whiteSpace: "pre-line" }}>{entry.notes}</Typography>}
          </Box>
        ))}
      </VStack>
      <LoadMore pages={pages} />
    </>
  );
}

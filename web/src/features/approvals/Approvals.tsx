import UploadIcon from "@mui/icons-material/UploadFileOutlined";
import Button from "@mui/material/Button";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import {
  type Waiting,
  waitingLine,
  waitingTotal,
} from "@vagas/functions/domain/administration/waiting";
import { type RefObject, useRef, useState } from "react";
import { useWaiting, type WaitingCount } from "../../data/admin/waitingCount.ts";
import type { ItemPart } from "../../ui/list/ItemPart.ts";
import { useAddressFilters } from "../../ui/list/useAddressFilters.ts";
import { DecidedEdits } from "./decided/DecidedEdits.tsx";
import { DecidedJobs } from "./decided/DecidedJobs.tsx";
import { DecidedResumes } from "./decided/DecidedResumes.tsx";
import { ImportedJobs } from "./waiting/ImportedJobs.tsx";
import { QueueKeys } from "./keys/QueueKeys.tsx";
import { PendingEdits } from "./waiting/PendingEdits.tsx";
import { PendingJobs } from "./waiting/PendingJobs.tsx";
import { PendingResumes, type ResumeParts } from "./waiting/PendingResumes.tsx";
import { RejectedJobs } from "./decided/RejectedJobs.tsx";
import { Columns } from "../../ui/layout/Columns.tsx";
import { HStack } from "../../ui/layout/HStack.tsx";
import { ReportedJobs } from "./ReportedJobs.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";

export type ApprovalsProps = { history: ItemPart } & ResumeParts;

/** `counted`: the page tells above how many wait. */
type Props = ApprovalsProps & { counted?: boolean };

const first: { ver: string } = { ver: "fila" };

/** Everything that waits for the administrator, and past decisions, under each of their addresses. */
export function Approvals({ history, counted = false, ...parts }: Props) {
  const [{ ver }, changeFilters] = useAddressFilters(first);
  const waiting = useWaiting();
  const [importing, setImporting] = useState(false);
  const queue = useRef<HTMLDivElement>(null);
  const decided = ver === "decididas";
  const count = (kind: keyof Waiting) => (typeof waiting === "string" ? null : waiting[kind]);
  return (
    <VStack gap={3}>
      <HStack align="center" justify="space-between">
        <QueueOrDecided decided={decided} onChoose={(chosen) => changeFilters({ ver: chosen })} />
        {!decided && <QueueTools queue={queue} onImport={() => setImporting(true)} />}
      </HStack>
      {!counted && (
        <Typography role="status" color="textSecondary">
          {waitingText(waiting)}
        </Typography>
      )}
      <Columns ref={queue} sx={{ alignItems: "start" }}>
        <VStack gap={5} sx={{ gridTemplateColumns: "minmax(0, 1fr)" }}>
          {decided ? (
            <>
              <DecidedJobs />
              <DecidedEdits />
              <RejectedJobs />
            </>
          ) : (
            <>
              <ReportedJobs count={count("reports")} />
              <PendingJobs count={count("jobs")} history={history} />
              <PendingEdits count={count("edits")} history={history} />
              <ImportedJobs
                count={count("imported")}
                importing={importing}
                onImportClosed={() => setImporting(false)}
              />
            </>
          )}
        </VStack>
        {decided ? (
          <DecidedResumes />
        ) : (
          <PendingResumes count={count("resumes")} history={history} {...parts} />
        )}
      </Columns>
    </VStack>
  );
}

type ToolsProps = { queue: RefObject<HTMLElement | null>; onImport: () => void };

/** Above everything that arrives later: a button that moves under a finger loses the press. */
function QueueTools({ queue, onImport }: ToolsProps) {
  return (
    <HStack>
      <QueueKeys queue={queue} />
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={onImport}>
        Importar vagas
      </Button>
    </HStack>
  );
}

type SwitchProps = { decided: boolean; onChoose: (ver: string) => void };

function QueueOrDecided({ decided, onChoose }: SwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={decided ? "decididas" : "fila"}
      onChange={(_event, chosen: string | null) => chosen && onChoose(chosen)}
      aria-label="O que mostrar"
    >
      <ToggleButton value="fila">Na fila</ToggleButton>
      <ToggleButton value="decididas">Decididas</ToggleButton>
    </ToggleButtonGroup>
  );
}

function waitingText(waiting: WaitingCount): string {
  if (typeof waiting === "string") return "O que espera pela sua decisão";
  const total = waitingTotal(waiting);
  if (total === 0) return "Nada espera pela sua decisão.";
  const counted = `${total.toLocaleString("pt-BR")} ${total === 1 ? "pendente" : "pendentes"}`;
  return `${counted}: ${waitingLine(waiting)}`;
}

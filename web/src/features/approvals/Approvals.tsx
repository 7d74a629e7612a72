import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { Resume } from "@vagas/functions/domain/application/resume";
import type { Waiting } from "@vagas/functions/domain/administration/waiting";
import type { ReactNode } from "react";
import { useWaiting } from "../../data/admin/waitingCount.ts";
import type { ItemPart } from "../../ui/list/ItemPart.ts";
import { useAddressFilters } from "../../ui/list/useAddressFilters.ts";
import { DecidedEdits } from "./DecidedEdits.tsx";
import { DecidedJobs } from "./DecidedJobs.tsx";
import { DecidedResumes } from "./DecidedResumes.tsx";
import { ImportedJobs } from "./ImportedJobs.tsx";
import { PendingEdits } from "./PendingEdits.tsx";
import { PendingJobs } from "./PendingJobs.tsx";
import { PendingResumes } from "./PendingResumes.tsx";
import { RejectedJobs } from "./RejectedJobs.tsx";
import { Columns } from "../../ui/layout/Columns.tsx";
import { ReportedJobs } from "./ReportedJobs.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";

export type ApprovalsProps = { history: ItemPart; download: (resume: Resume) => ReactNode };

const first: { ver: string } = { ver: "fila" };

/** Everything that waits for the administrator, and past decisions, under each of their addresses. */
export function Approvals({ history, download }: ApprovalsProps) {
  const [{ ver }, changeFilters] = useAddressFilters(first);
  const waiting = useWaiting();
  const decided = ver === "decididas";
  const count = (kind: keyof Waiting) => (typeof waiting === "string" ? null : waiting[kind]);
  return (
    <VStack gap={3}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={decided ? "decididas" : "fila"}
        onChange={(_event, chosen: string | null) => chosen && changeFilters({ ver: chosen })}
        aria-label="O que mostrar"
        sx={{ justifySelf: "start" }}
      >
        <ToggleButton value="fila">Na fila</ToggleButton>
        <ToggleButton value="decididas">Decididas</ToggleButton>
      </ToggleButtonGroup>
      <Columns sx={{ alignItems: "start" }}>
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
              <ImportedJobs count={count("imported")} />
            </>
          )}
        </VStack>
        {decided ? (
          <DecidedResumes />
        ) : (
          <PendingResumes count={count("resumes")} history={history} download={download} />
        )}
      </Columns>
    </VStack>
  );
}

import Box from "@mui/material/Box";
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

export type ApprovalsProps = { history: ItemPart; download: (resume: Resume) => ReactNode };

const first: { ver: string } = { ver: "fila" };

/** Everything that waits for the administrator, and past decisions, under each of their addresses. */
export function Approvals({ history, download }: ApprovalsProps) {
  const [{ ver }, changeFilters] = useAddressFilters(first);
  const waiting = useWaiting();
  const decided = ver === "decididas";
  const count = (kind: keyof Waiting) => (typeof waiting === "string" ? null : waiting[kind]);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={decided ? "decididas" : "fila"}
        onChange={(_event, chosen: string | null) => chosen && changeFilters({ ver: chosen })}
        aria-label="O que mostrar"
        sx={{ mb: 3 }}
      >
        <ToggleButton value="fila" sx={{ px: 2 }}>
          Na fila
        </ToggleButton>
        <ToggleButton value="decididas" sx={{ px: 2 }}>
          Decididas
        </ToggleButton>
      </ToggleButtonGroup>
      <Columns
        left={
          decided ? (
            <>
              <DecidedJobs />
              <DecidedEdits />
              <RejectedJobs />
            </>
          ) : (
            <>
              <PendingJobs count={count("jobs")} history={history} />
              <PendingEdits count={count("edits")} history={history} />
              <ImportedJobs count={count("imported")} />
            </>
          )
        }
        right={
          decided ? (
            <DecidedResumes />
          ) : (
            <PendingResumes count={count("resumes")} history={history} download={download} />
          )
        }
      />
    </>
  );
}

function Columns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 5,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      <Box sx={{ display: "grid", gap: 5, gridTemplateColumns: "minmax(0, 1fr)" }}>{left}</Box>
      {right}
    </Box>
  );
}

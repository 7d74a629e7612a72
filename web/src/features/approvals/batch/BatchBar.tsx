import Button from "@mui/material/Button";
import type { Decision } from "@vagas/functions/domain/job/jobApproval";
import { useState } from "react";
import { Announcement } from "../../../ui/Announcement.tsx";
import { Fill } from "../../../ui/layout/Fill.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { tallWindow } from "../../../ui/layout/tallWindow.ts";
import { deliberate } from "../../../ui/deliberate.ts";
import { BatchRefusal } from "./BatchRefusal.tsx";
import { type BatchKind, batchText } from "./batchText.ts";
import type { Batch } from "./useBatch.ts";

type Props = {
  batch: Batch;
  kind: BatchKind;
  /** The chosen items of the list that wait. */
  keys: readonly string[];
};

const asTheyAre: Decision = { status: "approved", adminNotes: "" };
const refused: Decision = { status: "rejected", adminNotes: "" };

/** What was chosen when a refusal began: some of it may leave the queue while its notes are written. */
type Refusing = {
  keys: readonly string[];
  titles: readonly string[];
  /** How many were chosen, and are not refused, because their cards have not loaded. */
  unloaded: number;
};

function refusalOf(keys: readonly string[], { titleOf }: Batch): Refusing {
  const loaded = keys.filter((key) => titleOf(key) !== "");
  return { keys: loaded, titles: loaded.map(titleOf), unloaded: keys.length - loaded.length };
}

/** Decides the chosen items together; in reach at the foot of the screen while their list is in sight. */
export function BatchBar({ batch, kind, keys }: Props) {
  const [refusing, setRefusing] = useState<Refusing | null>(null);
  const count = keys.length;
  const refuse = () => {
    const begun = refusalOf(keys, batch);
    if (begun.keys.length > 0) setRefusing(begun);
    // Nothing can be refused, and the result says why.
    else batch.decide(keys, keys, refused);
  };
  return (
    <>
      <Announcement text={count === 0 ? "" : batchText[kind].chosen(count)} />
      {count > 0 && (
        <ChosenBar
          label={batchText[kind].chosen(count)}
          count={count}
          onClear={() => batch.choose(keys, false)}
          onRefuse={refuse}
          onApprove={() => batch.decide(keys, keys, asTheyAre)}
        />
      )}
      {refusing && (
        <BatchRefusal
          kind={kind}
          titles={refusing.titles}
          unloaded={refusing.unloaded}
          onRefuse={(decision) => {
            setRefusing(null);
            batch.decide(refusing.keys, keys, decision);
          }}
          onClose={() => setRefusing(null)}
        />
      )}
    </>
  );
}

type BarProps = {
  label: string;
  count: number;
  onClear: () => void;
  onRefuse: () => void;
  onApprove: () => void;
};

function ChosenBar({ label, count, onClear, onRefuse, onApprove }: BarProps) {
  return (
    <HStack
      data-action-bar
      align="center"
      sx={{
        [tallWindow]: { position: "sticky", zIndex: 1, bottom: 0 },
        mt: 2,
        p: 1.5,
        bgcolor: "background.paper",
        border: "1px solid",
        borderColor: "fieldBorder",
        borderRadius: 1,
        boxShadow: "0 6px 24px rgb(0 0 0 / 0.18)",
      }}
    >
      <HStack nowrap align="center" sx={{ flex: "1 1 280px" }}>
        <Fill>{label}</Fill>
        <Button color="inherit" onClick={deliberate(onClear)}>
          Desmarcar
        </Button>
      </HStack>
      <HStack nowrap sx={{ flex: "1 1 280px", "& > button": { flex: 1 } }}>
        <Button
          variant="outlined"
          color="error"
          data-act="refuse-all"
          onClick={deliberate(onRefuse)}
        >
          Rejeitar {count}
        </Button>
        <Button variant="contained" data-act="approve-all" onClick={deliberate(onApprove)}>
          Aprovar {count}
        </Button>
      </HStack>
    </HStack>
  );
}

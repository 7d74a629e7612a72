import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { CheckboxInput } from "../../../ui/form/CheckboxInput.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";
import { deliberate } from "../../../ui/deliberate.ts";
import type { Taken } from "../useDecisions.ts";
import { byReason, type LeftOut } from "./batch.ts";
import { type BatchKind, batchText } from "./batchText.ts";
import type { Batch, BatchResult } from "./useBatch.ts";

type Props = {
  batch: Batch;
  kind: BatchKind;
  /** The listed items that wait. */
  waiting: readonly string[];
  /** There are more of them than are listed. */
  hasMore: boolean;
  taken: ReadonlyMap<string, Taken>;
};

/** Above a list: what became of several items, and the box that chooses all. */
export function BatchTools({ batch, kind, waiting, hasMore, taken }: Props) {
  const { result, chosen } = batch;
  const keys = result?.keys.filter((key) => taken.has(key)) ?? [];
  return (
    <>
      {result && (keys.length > 0 || result.left.length > 0) && (
        <Result batch={batch} kind={kind} result={{ ...result, keys }} />
      )}
      {waiting.length > 1 && (
        <CheckboxInput
          data-act="choose-all"
          checked={waiting.every((key) => chosen.has(key))}
          onChange={(isChosen) => batch.choose(waiting, isChosen)}
          label={batchText[kind].chooseAll(waiting.length, hasMore)}
        />
      )}
    </>
  );
}

type ResultProps = Pick<Props, "batch" | "kind"> & { result: BatchResult };

/** Says what was decided and what was left out, and takes the focus from the bar that may be gone. */
function Result({ batch, kind, result }: ResultProps) {
  const { status, state, keys, left } = result;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  const text = batchText[kind];
  const count = keys.length;
  return (
    <VStack
      ref={said}
      tabIndex={-1}
      role="status"
      gap={1}
      align="start"
      sx={{ p: 2, mb: 1, border: "1px solid", borderColor: "primary.main", borderRadius: 1 }}
    >
      <strong>{titleOf(result, text.done[status])}</strong>
      {count > 0 && state === "written" && (
        <Typography variant="body2">{text.follows[status]}</Typography>
      )}
      {left.length > 0 && <LeftOutList left={left} counted={text.counted} />}
      <HStack>
        {count > 0 && (
          <Button
            size="small"
            variant="outlined"
            data-act="undo-all"
            aria-disabled={state !== "written"}
            onClick={deliberate(() => {
              if (state === "written") batch.undo(result);
            })}
          >
            {state === "undoing" ? "Desfazendo..." : `Desfazer ${count}`}
          </Button>
        )}
        {state === "written" && (
          <Button size="small" color="inherit" onClick={batch.dismiss}>
            Está certo
          </Button>
        )}
      </HStack>
    </VStack>
  );
}

function titleOf({ state, keys }: BatchResult, done: (count: number) => string): string {
  if (state === "writing") return "Gravando as decisões...";
  return keys.length === 0 ? "Nada foi decidido" : done(keys.length);
}

type LeftOutProps = { left: readonly LeftOut[]; counted: (count: number) => string };

/** The items that stay chosen, by their names, under the reasons. */
function LeftOutList({ left, counted }: LeftOutProps) {
  return (
    <Box>
      <Typography variant="body2">
        {left.length === 1 ? "1 ficou de fora:" : `${left.length} ficaram de fora:`}
      </Typography>
      <PlainList>
        {byReason(left, counted).map(({ why, titles }) => (
          <Typography key={why} component="li" variant="body2">
            <strong>{titles.join(", ")}.</strong> {why}
          </Typography>
        ))}
      </PlainList>
    </Box>
  );
}

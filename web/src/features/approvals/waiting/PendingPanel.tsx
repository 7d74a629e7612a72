import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { recountWaiting } from "../../../data/admin/waitingCount.ts";
import { CardSkeletons } from "../../../ui/list/CardSkeletons.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { LoadMore } from "../../../ui/list/LoadMore.tsx";
import type { Pages } from "../../../ui/list/usePages.ts";
import { BatchBar } from "../batch/BatchBar.tsx";
import { BatchTools } from "../batch/BatchTools.tsx";
import type { BatchKind } from "../batch/batchText.ts";
import type { Batch } from "../batch/useBatch.ts";
import type { DecisionTexts } from "../decisionText.ts";
import { noteMove } from "../../../ui/deliberate.ts";
import { heldPlaces } from "./heldPlaces.ts";
import { PanelSection } from "../PanelSection.tsx";
import { TakenCard } from "./TakenCard.tsx";
import type { Taken } from "../useDecisions.ts";
import { PlainList } from "../../../ui/PlainList.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

export type PanelTexts = {
  loading: string;
  error: string;
  empty: string;
  decision: DecisionTexts;
};

type Props<Item> = {
  title: string;
  /** Their number, if known. */
  count: number | null;
  pages: Pick<
    Pages<Item>,
    "state" | "items" | "hasMore" | "loadingMore" | "moreFailed" | "more"
  > & {
    retry: () => void;
  };
  keyOf: (item: Item) => string;
  taken: ReadonlyMap<string, Taken>;
  onUndo: (key: string) => void;
  texts: PanelTexts;
  /** Absent if the items are decided one by one. */
  together?: { batch: Batch; kind: BatchKind };
  /** Between the heading and the list. */
  tools?: ReactNode;
  /** Below the text for an empty list. */
  emptyAction?: ReactNode;
  children: (item: Item) => ReactNode;
};

/**
 * One queue of the approvals, page by page. Decided items keep their place, and clicks right after cards have moved are
 * ignored.
 */
export function PendingPanel<Item>({
  title,
  count,
  pages,
  keyOf,
  taken,
  onUndo,
  texts,
  together,
  tools,
  emptyAction,
  children,
}: Props<Item>) {
  const shown = useHeldPlaces(pages.state === "ready", pages.items, keyOf, taken);
  const section = useMoves(pages.state === "ready" ? shown.map(keyOf).join() : null);
  const listed = pages.items.map(keyOf).join();
  useEffect(recountWaiting, [listed]);
  const waiting = shown.map(keyOf).filter((key) => !taken.has(key));
  return (
    <PanelSection title={title} count={count} ref={section}>
      {tools && <Box sx={{ mb: 2 }}>{tools}</Box>}
      {pages.state === "loading" && <CardSkeletons count={3} label={texts.loading} />}
      {pages.state === "failed" && (
        <ErrorState
          title={texts.error}
          description="Verifique sua conexão e tente de novo."
          onRetry={pages.retry}
        />
      )}
      {pages.state === "ready" && shown.length === 0 && !pages.hasMore && (
        <VStack gap={1} align="start">
          <Typography color="textSecondary">{texts.empty}</Typography>
          {emptyAction}
        </VStack>
      )}
      {together && (
        <BatchTools {...together} waiting={waiting} hasMore={pages.hasMore} taken={taken} />
      )}
      {shown.length > 0 && (
        <Queue items={shown} keyOf={keyOf} taken={taken} onUndo={onUndo} texts={texts}>
          {children}
        </Queue>
      )}
      <LoadMore pages={pages} />
      {together && (
        <BatchBar {...together} keys={waiting.filter((key) => together.batch.chosen.has(key))} />
      )}
    </PanelSection>
  );
}

type QueueProps<Item> = Pick<Props<Item>, "keyOf" | "taken" | "onUndo" | "texts" | "children"> & {
  items: readonly Item[];
};

/** The item whose title has the focus by a key, clear of the bar at the foot. */
const focusedItem = {
  "& > li": { scrollMarginBottom: 136 },
  "& [data-queue-stop]:focus-visible": { outline: "none" },
  "& > li:has([data-queue-stop]:focus-visible)": {
    outline: "3px solid",
    outlineColor: "primary.main",
    outlineOffset: 2,
  },
} as const;

/** The items, with a decision in the place of each decided one. */
function Queue<Item>({ items, keyOf, taken, onUndo, texts, children }: QueueProps<Item>) {
  return (
    <VStack component={PlainList} gap={1.5} sx={focusedItem}>
      {items.map((item) => {
        const key = keyOf(item);
        const entry = taken.get(key);
        return entry === undefined ? (
          children(item)
        ) : (
          <TakenCard
            key={`taken:${key}`}
            taken={entry}
            texts={texts.decision}
            onUndo={() => onUndo(key)}
          />
        );
      })}
    </VStack>
  );
}

/** The list with decided items in their former places; a reloaded one has none. */
function useHeldPlaces<Item>(
  ready: boolean,
  live: readonly Item[],
  keyOf: (item: Item) => string,
  taken: ReadonlyMap<string, Taken>,
): Item[] {
  const [before, setBefore] = useState<readonly Item[]>([]);
  const shown = heldPlaces(ready ? before : [], live, keyOf, new Set(taken.keys()));
  const isSame = shown.length === before.length && shown.every((item, i) => item === before[i]);
  if (!isSame) setBefore(shown);
  return shown;
}

/**
 * Records that cards moved whenever `order` changes; null while a list is reloaded. Returns a ref for the panel of the cards.
 */
function useMoves(order: string | null) {
  const panel = useRef<HTMLElement>(null);
  const known = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (known.current !== null && order !== null && order !== known.current)
      noteMove(panel.current);
    known.current = order;
  }, [order]);
  return panel;
}

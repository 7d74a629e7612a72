import { Fragment, type ReactNode } from "react";
import type { Pages } from "../../../ui/list/usePages.ts";
import { DecidedFilter } from "./DecidedFilter.tsx";
import { type PanelTexts, PendingPanel } from "../waiting/PendingPanel.tsx";
import type { Decide } from "../decide.ts";
import { readList, type Returned, useDecisions } from "../useDecisions.ts";

/** The reversal, and how it is undone; `height` is that of its card, in pixels. */
type Otherwise = Omit<Decide, "key">;

type Props<Item> = {
  title: string;
  pages: Pages<Item>;
  keyOf: (item: Item) => string;
  texts: PanelTexts;
  /** Which decisions are listed, if both kinds are. */
  filter?: Parameters<typeof DecidedFilter>[0];
  children: (item: Item, decide: (otherwise: Otherwise) => void, returned: Returned) => ReactNode;
};

/** Decided items, the last decision first: each can be reversed, and the reversal undone. */
export function DecidedPanel<Item>({ title, pages, keyOf, texts, filter, children }: Props<Item>) {
  const { taken, returnedAs, decide, takeBack } = useDecisions(
    texts.decision,
    readList(pages, keyOf),
  );
  return (
    <PendingPanel
      title={title}
      count={null}
      pages={{ ...pages, retry: pages.refresh }}
      keyOf={keyOf}
      taken={taken}
      onUndo={takeBack}
      texts={texts}
      tools={filter && <DecidedFilter {...filter} />}
    >
      {(item) => {
        const key = keyOf(item);
        return (
          <Fragment key={key}>
            {children(item, (otherwise) => decide({ key, ...otherwise }), returnedAs(key))}
          </Fragment>
        );
      }}
    </PendingPanel>
  );
}

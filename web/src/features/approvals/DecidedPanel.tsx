import { Fragment, type ReactNode } from "react";
import type { Pages } from "../../ui/list/usePages.ts";
import { DecidedFilter } from "./DecidedFilter.tsx";
import { type PanelTexts, PendingPanel } from "./PendingPanel.tsx";
import { type Decide, useDecisions } from "./useDecisions.ts";

/** The other decision, and how it is taken back; `height` is of the card it was taken on, in pixels. */
type Otherwise = Omit<Decide, "key">;

type Props<Item> = {
  title: string;
  pages: Pages<Item>;
  keyOf: (item: Item) => string;
  texts: PanelTexts;
  /** Which of the decisions are listed, where both are. */
  filter?: Parameters<typeof DecidedFilter>[0];
  /** One item; `returned`: it stands here again. */
  children: (item: Item, decide: (otherwise: Otherwise) => void, returned: boolean) => ReactNode;
};

/** What was decided, the last decision first: each may be decided otherwise, and that taken back. */
export function DecidedPanel<Item>({ title, pages, keyOf, texts, filter, children }: Props<Item>) {
  const { taken, returned, decide, takeBack } = useDecisions(texts.decision, pages.refresh);
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
            {children(item, (otherwise) => decide({ key, ...otherwise }), returned === key)}
          </Fragment>
        );
      }}
    </PendingPanel>
  );
}

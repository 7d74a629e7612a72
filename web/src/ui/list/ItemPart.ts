import type { ReactNode } from "react";

/** Shows a part of one feature beside an item on another's page. */
export type ItemPart = (item: { collection: string; id: string; name: string }) => ReactNode;

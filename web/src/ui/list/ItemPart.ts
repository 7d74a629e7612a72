import type { ReactNode } from "react";

/** Puts a part of one feature beside an item of another's page. */
export type ItemPart = (item: { collection: string; id: string; name: string }) => ReactNode;

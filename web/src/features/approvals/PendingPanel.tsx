import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { LivePages } from "../../data/queries/livePages.ts";
import { Announcement } from "../../ui/Announcement.tsx";
import { CardSkeletons } from "../../ui/list/CardSkeletons.tsx";
import { EmptyState } from "../../ui/message/EmptyState.tsx";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { LoadMore } from "../../ui/list/LoadMore.tsx";
import { SectionHeading } from "../../ui/page/SectionHeading.tsx";

type Props<Item> = {
  title: string;
  pages: LivePages<Item>;
  /** The items without those just decided. */
  shown: Item[];
  texts: { loading: string; error: string; empty: string };
  icon: ReactNode;
  children: (item: Item) => ReactNode;
};

/** One queue of the approvals: newest first, live, a page at a time. */
export function PendingPanel<Item>({ title, pages, shown, texts, icon, children }: Props<Item>) {
  const count = `${shown.length}${pages.hasMore ? "+" : ""}`;
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Box sx={{ display: "flex", alignItems: "baseline", gap: 1, mb: 2 }}>
        <SectionHeading>{title}</SectionHeading>
        {pages.state === "ready" && (
          <Typography sx={{ color: "text.secondary" }}>{count}</Typography>
        )}
      </Box>
      <Announcement text={pages.state === "ready" ? `${title}: ${count}` : ""} />
      {pages.state === "loading" && <CardSkeletons count={3} label={texts.loading} />}
      {pages.state === "failed" && (
        <ErrorState
          title={texts.error}
          description="Verifique sua conexão e tente de novo."
          onRetry={pages.retry}
        />
      )}
      {pages.state === "ready" && shown.length === 0 && !pages.hasMore && (
        <EmptyState icon={icon} title={texts.empty} description="Tudo em dia por aqui." />
      )}
      {shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
          {shown.map(children)}
        </Box>
      )}
      <LoadMore pages={pages} />
    </Box>
  );
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Pages } from "./usePages.ts";

/** The button for the next page of a list, if there is one. */
export function LoadMore({
  pages,
  label = "Carregar mais",
  href,
}: {
  pages: Pick<Pages<unknown>, "hasMore" | "loadingMore" | "moreFailed" | "more">;
  label?: string;
  /** The next page's address, for a browser without scripts, or before they have loaded. */
  href?: string;
}) {
  if (!pages.hasMore) return null;
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "center", mt: 3 }}>
      {pages.moreFailed && (
        <Typography role="alert" sx={{ color: "error.main", textAlign: "center" }}>
          Não foi possível carregar mais. Verifique sua conexão e tente de novo.
        </Typography>
      )}
      <Button
        variant="outlined"
        {...(href && { href, rel: "next" })}
        onClick={(event) => {
          event.preventDefault();
          pages.more();
        }}
        aria-disabled={pages.loadingMore}
        sx={{ width: { xs: "100%", md: "auto" } }}
      >
        {pages.loadingMore ? "Carregando..." : label}
      </Button>
    </Box>
  );
}

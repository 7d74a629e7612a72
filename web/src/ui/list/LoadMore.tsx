import { Button } from "../button/Button.tsx";
import type { Pages } from "./usePages.ts";
import clsx from "clsx";
import text from "../text.module.css";
import look from "./LoadMore.module.css";

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
  const button = {
    variant: "outlined",
    className: look.button,
    "aria-disabled": pages.loadingMore,
    onClick: (event: React.MouseEvent) => {
      event.preventDefault();
      pages.more();
    },
    children: pages.loadingMore ? "Carregando..." : label,
  } as const;
  return (
    <div className={look.more}>
      {pages.moreFailed && (
        <p role="alert" className={clsx(text.body, look.failure)}>
          Não foi possível carregar mais. Verifique sua conexão e tente de novo.
        </p>
      )}
      {href ? <Button {...button} href={href} rel="next" /> : <Button {...button} />}
    </div>
  );
}

import type { FirstPage } from "@vagas/functions/domain/site/firstPage";
import type { ReactNode } from "react";
import { StaticRouter } from "react-router-dom";
import { FirstPageContext } from "../data/visitor/servedPage.ts";

/** The router of a server-rendered page: at one address, without navigation. Renders the same tree as SiteRouter. */
export function renderedRouter(address: string) {
  return function RenderedRouter({
    first,
    children,
  }: {
    first: FirstPage | null;
    children: ReactNode;
  }) {
    return (
      <FirstPageContext value={first}>
        <StaticRouter location={address}>{children}</StaticRouter>
      </FirstPageContext>
    );
  };
}

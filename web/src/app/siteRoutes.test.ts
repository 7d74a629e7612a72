import { paths } from "@vagas/functions/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import { siteRoutes } from "./siteRoutes.tsx";

/** The addresses of the pages below some routes, as patterns. */
function patternsOf(routes: readonly RouteObject[], above = ""): string[] {
  return routes.flatMap(({ path = "", children }) => {
    const pattern = path === "" ? above : `${above}/${path}`;
    return children ? patternsOf(children, pattern) : [pattern === "" ? "/" : pattern];
  });
}

function shared(): string[] {
  return Object.values(paths).map((path) =>
    typeof path === "string" ? path.replace(/\?.*/, "") : path(":id"),
  );
}

test("the router knows exactly the pages that mails, sitemap and tests know", () => {
  const routed = patternsOf(siteRoutes).map((pattern) => pattern.replace(/:\w+/, ":id"));
  // One redirects to the panel, the other is the fallback.
  expect(routed.toSorted()).toEqual([...new Set([...shared(), "/empresa", "/*"])].toSorted());
});

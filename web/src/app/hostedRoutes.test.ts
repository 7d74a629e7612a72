import { paths } from "@vagas/functions/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import firebaseJson from "../../../firebase.json";
import { renderedRoutes } from "./public/publicRoutes.tsx";
import { siteRoutes } from "./siteRoutes.tsx";

const { headers } = firebaseJson.hosting;
const rewrites: { source: string; destination?: string }[] = firebaseJson.hosting.rewrites;

/** An address of each page below some routes. */
function addressesOf(routes: readonly RouteObject[], above = ""): string[] {
  return routes.flatMap(({ path = "", children }) => {
    const address =
      path === "" ? above : `${above}/${path.replace(/:\w+/, "a1").replace("*", "nada")}`;
    return children ? addressesOf(children, address) : [address === "" ? "/" : address];
  });
}

/** Whether a glob of firebase.json matches an address; `**` occurs only at the end. */
const matches = (glob: string, address: string) =>
  glob.endsWith("**") ? address.startsWith(glob.slice(0, -2)) : glob === address;

const own = headers.find((rule) =>
  rule.headers.some(({ key }) => key === "Content-Security-Policy"),
)!;
const pagesWithHeaders = own.source.slice(1, -1).split(",");

/** The pages that the function renders, and the form, whose alternative without scripts it renders. */
const rendered = new Set([...addressesOf([renderedRoutes]), paths.apply]);

test.each(addressesOf(siteRoutes))("Hosting answers %s as the router does", (address) => {
  const { destination } = rewrites.find(({ source }) => matches(source, address))!;
  expect(destination).toBe(rendered.has(address) ? undefined : "/shell.html");
  expect(pagesWithHeaders.some((glob) => matches(glob, address))).toBe(!rendered.has(address));
});

test("Hosting answers no address with the shell that the router does not know", () => {
  const addresses = addressesOf(siteRoutes);
  const shells = rewrites.filter(({ destination }) => destination !== undefined);
  for (const { source } of shells)
    expect([source, addresses.some((address) => matches(source, address))]).toEqual([source, true]);
});

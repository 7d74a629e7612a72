import { expect, test } from "vitest";
import { AdminArea } from "./AdminArea.tsx";
import { adminRoutes } from "./adminRoutes.tsx";

test("every page of the administrator but the login is inside the guarded area", async () => {
  const [area, ...others] = adminRoutes.filter(({ children }) => children !== undefined);
  expect(others).toEqual([]);
  expect(area).toMatchObject({ path: "admin" });
  const { lazy } = area!;
  if (typeof lazy !== "function") throw new Error("The area's code is not fetched at first use.");
  expect(await lazy()).toEqual({ Component: AdminArea });
  expect(adminRoutes.filter((route) => route !== area).map(({ path }) => path)).toEqual([
    "admin/login",
    "login/admin",
  ]);
});

import type { RouteObject } from "react-router-dom";
import { adminRoutes } from "./admin/adminRoutes.tsx";
import { companyRoutes } from "./company/companyRoutes.tsx";
import { publicRoutes } from "./public/publicRoutes.tsx";

/** Every page of the site. */
export const siteRoutes: RouteObject[] = [companyRoutes, ...adminRoutes, publicRoutes];

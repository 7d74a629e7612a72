import { adminRoutes } from "./admin/adminRoutes.tsx";
import { companyRoutes } from "./company/companyRoutes.tsx";
import { lazyRoutes } from "./lazyRoutes.tsx";
import { publicRoutes } from "./public/publicRoutes.tsx";

/** Every page of the site. */
export const siteRoutes = lazyRoutes([companyRoutes, ...adminRoutes, publicRoutes]);

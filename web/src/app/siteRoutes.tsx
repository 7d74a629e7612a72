import { adminRoutes } from './adminRoutes.tsx';
import { companyRoutes } from './companyRoutes.tsx';
import { lazyRoutes } from './lazyRoutes.tsx';
import { publicRoutes } from './publicRoutes.tsx';

/** Every page of the site. */
export const siteRoutes = lazyRoutes([companyRoutes, ...adminRoutes, publicRoutes]);

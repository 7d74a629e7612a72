import type { RouteObject } from 'react-router-dom';

export const companyRoutes: RouteObject = {
  path: 'empresa',
  children: [],
};

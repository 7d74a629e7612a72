import { paths } from '@vagas/functions/domain/paths';
import { createBrowserRouter } from 'react-router-dom';
import { adminRoutes } from './adminRoutes.tsx';
import { companyRoutes } from './companyRoutes.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { publicRoutes } from './publicRoutes.tsx';
import { Root } from './Root.tsx';
import { Splash } from './Splash.tsx';

/** Every address of the site; each page is loaded when it is first opened. */
export const router = createBrowserRouter([
  {
    path: paths.home,
    element: <Root />,
    hydrateFallbackElement: <Splash />,
    errorElement: <ErrorScreen />,
    children: [companyRoutes, ...adminRoutes, publicRoutes],
  },
]);

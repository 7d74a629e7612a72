import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { preloadPage } from './app/lazyRoutes.tsx';
import { SiteRouter } from './app/SiteRouter.tsx';
import { siteRoutes } from './app/siteRoutes.tsx';
import { servedPage } from './data/firstPage.ts';

const first = servedPage();
const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <App routes={siteRoutes} first={first} Router={SiteRouter} />
  </StrictMode>
);

if (first) {
  // Without its code the page could not take over what the server rendered; a line that is cut is told by the page itself.
  await preloadPage(siteRoutes, window.location.pathname).catch(() => null);
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}

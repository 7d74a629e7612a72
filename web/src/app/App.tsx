import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from '../theme/theme.ts';
import { Notifications } from '../ui/Notifications.tsx';
import { Site } from './Site.tsx';
import { SiteRouter } from './SiteRouter.tsx';

export function App() {
  return (
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline enableColorScheme />
      <SiteRouter>
        <Site />
      </SiteRouter>
      <Notifications />
    </ThemeProvider>
  );
}

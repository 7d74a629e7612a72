import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { RouterProvider } from 'react-router-dom';
import { theme } from '../theme/theme.ts';
import { Notifications } from '../ui/Notifications.tsx';
import { router } from './router.tsx';

export function App() {
  return (
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline enableColorScheme />
      <RouterProvider router={router} />
      <Notifications />
    </ThemeProvider>
  );
}

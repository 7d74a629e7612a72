import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import type { FirstPage } from "@vagas/functions/domain/site/firstPage";
import type { ComponentType, ReactNode } from "react";
import type { RouteObject } from "react-router-dom";
import { theme } from "../theme/theme.ts";
import { Notifications } from "../ui/message/Notifications.tsx";
import { Site } from "./Site.tsx";

type Props = {
  routes: RouteObject[];
  /** The data of the rendered page, in the browser as on the server; null for the plain shell. */
  first: FirstPage | null;
  Router: ComponentType<{ first: FirstPage | null; children: ReactNode }>;
};

export function App({ routes, first, Router }: Props) {
  return (
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline enableColorScheme />
      <Router first={first}>
        <Site routes={routes} />
      </Router>
      <Notifications />
    </ThemeProvider>
  );
}

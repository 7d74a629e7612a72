import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import type { FirstPage } from "@vagas/functions/domain/site/firstPage";
import type { ReactNode } from "react";
import { FirstPageContext } from "../data/visitor/servedPage.ts";
import { theme } from "../theme/theme.ts";
import { Notifications } from "../ui/message/Notifications.tsx";

type Props = {
  /** The data of the rendered page, in the browser as on the server; null for the plain shell. */
  first: FirstPage | null;
  /** The router's provider. */
  children: ReactNode;
};

export function App({ first, children }: Props) {
  return (
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline enableColorScheme />
      <FirstPageContext value={first}>{children}</FirstPageContext>
      <Notifications />
    </ThemeProvider>
  );
}

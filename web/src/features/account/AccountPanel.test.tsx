import { ThemeProvider } from "@mui/material/styles";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { theme } from "../../theme/theme.ts";
import { AccountPanel } from "./AccountPanel.tsx";

test("a company is told which changes apply at once, and which the administrator reads first", () => {
  const html = renderToStaticMarkup(
    <ThemeProvider theme={theme} noSsr>
      <AccountPanel />
    </ThemeProvider>,
  );
  expect(html).toContain("Renove o prazo ou marque como preenchida na hora.");
  expect(html).toContain("O texto novo entra no ar depois que a administração confere.");
  expect(html).not.toContain("sem pedir a ninguém");
});

import DarkModeIcon from "@mui/icons-material/DarkModeOutlined";
import LightModeIcon from "@mui/icons-material/LightModeOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useColorScheme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { HiddenText } from "../Announcement.tsx";

/** Shown in one scheme only: by style, because the server does not know which one applies. */
function Only({ scheme, children }: { scheme: "light" | "dark"; children: ReactNode }) {
  const other =
    scheme === "dark" ? "html:not([data-color-scheme=dark]) &" : "html[data-color-scheme=dark] &";
  return (
    <Box component="span" sx={{ display: "contents", [other]: { display: "none" } }}>
      {children}
    </Box>
  );
}

/** Light or dark; the choice is stored on the device, and the system's preference is the default. */
export function ColorSchemeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === "system" ? systemMode : mode) === "dark";
  return (
    <IconButton
      data-toggles-scheme
      color="inherit"
      onClick={() => setMode(dark ? "light" : "dark")}
    >
      <Only scheme="dark">
        <LightModeIcon />
        <HiddenText>Usar tema claro</HiddenText>
      </Only>
      <Only scheme="light">
        <DarkModeIcon />
        <HiddenText>Usar tema escuro</HiddenText>
      </Only>
    </IconButton>
  );
}

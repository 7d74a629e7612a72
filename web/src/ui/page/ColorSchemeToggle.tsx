import { RoundButton } from "../button/RoundButton.tsx";
import { useColorScheme } from "@mui/material/styles";
import type { ReactNode } from "react";
import look from "./ColorSchemeToggle.module.css";
import { LineIcon } from "../LineIcon.tsx";
import { HiddenText } from "../Announcement.tsx";

/** Shown in one scheme only: by style, because the server does not know which one applies. */
function Only({ scheme, children }: { scheme: "light" | "dark"; children: ReactNode }) {
  return <span className={look[scheme]}>{children}</span>;
}

/** Light or dark; the choice is stored on the device, and the system's preference is the default. */
export function ColorSchemeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === "system" ? systemMode : mode) === "dark";
  return (
    <RoundButton data-toggles-scheme onClick={() => setMode(dark ? "light" : "dark")}>
      <Only scheme="dark">
        <LineIcon of="sun" />
        <HiddenText>Usar tema claro</HiddenText>
      </Only>
      <Only scheme="light">
        <LineIcon of="moon" />
        <HiddenText>Usar tema escuro</HiddenText>
      </Only>
    </RoundButton>
  );
}

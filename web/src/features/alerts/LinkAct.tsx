import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";
import { Unsent } from "./AlertTrouble.tsx";

type Props = {
  label: string;
  busy: boolean;
  problem: "offline" | "failed" | null;
  onPress: () => void;
  /** What the press is about. */
  children: ReactNode;
};

/** The one act for which a mail's link was opened. */
export function LinkAct({ label, busy, problem, onPress, children }: Props) {
  return (
    <VStack align="start">
      {children}
      <Unsent problem={problem} />
      <ActionRow>
        <Button variant="contained" size="large" onClick={onPress} aria-disabled={busy}>
          {label}
        </Button>
      </ActionRow>
    </VStack>
  );
}

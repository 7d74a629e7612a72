import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { keyframes } from "@mui/material/styles";
import { useEffect } from "react";
import { leaveUndoables, undo, undoMs, useUndoables } from "./undo.ts";
import { VStack } from "../layout/VStack.tsx";
import { HStack } from "../layout/HStack.tsx";
import { Fill } from "../layout/Fill.tsx";

const shrink = keyframes({ from: { transform: "scaleX(1)" }, to: { transform: "scaleX(0)" } });

/** Pending actions that can still be undone, each with the time left. */
export function UndoBars() {
  const waiting = useUndoables();

  useEffect(() => {
    // The listener outlives the bars: a confirmed action may still be pending when a page without them is left.
    window.addEventListener("pagehide", leaveUndoables);
  }, []);

  return (
    <VStack
      gap={1}
      role="status"
      sx={{
        position: "fixed",
        zIndex: "snackbar",
        left: { xs: 16, md: 24 },
        right: { xs: 16, md: "auto" },
        bottom: { xs: 16, md: 24 },
        width: { md: 400 },
      }}
    >
      {waiting.map(({ id, label }) => (
        <UndoBar key={id} id={id} label={label} />
      ))}
    </VStack>
  );
}

function UndoBar({ id, label }: { id: number; label: string }) {
  return (
    <HStack
      nowrap
      align="center"
      data-undo-bar
      sx={{
        position: "relative",
        overflow: "hidden",
        pl: 2,
        pr: 1,
        py: 1,
        borderRadius: 1,
        bgcolor: "text.primary",
        color: "background.default",
        boxShadow: "0 6px 24px rgb(0 0 0 / 0.24)",
      }}
    >
      <Fill>{label}</Fill>
      <Button
        color="inherit"
        onClick={() => undo(id)}
        sx={{ textDecoration: "underline", flex: "none" }}
      >
        Desfazer
      </Button>
      <Box
        aria-hidden
        sx={{
          position: "absolute",
          inset: "auto 0 0 0",
          height: 3,
          bgcolor: "warning.main",
          transformOrigin: "left",
          animation: `${shrink} ${undoMs}ms linear forwards`,
        }}
      />
    </HStack>
  );
}

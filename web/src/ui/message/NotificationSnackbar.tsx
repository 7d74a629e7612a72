import CloseIcon from "@mui/icons-material/Close";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Snackbar from "@mui/material/Snackbar";
import { useState } from "react";
import { useStore } from "../../state/createStore.ts";
import { dismissNotification, type Notification, notificationQueue } from "./notifications.ts";
import { useFreePlace } from "./useFreePlace.ts";

const shownMs = 6000;
/** While others wait. */
const hurriedMs = 1800;

const small = "&:not([data-shape=whole])";

/**
 * One line: the title and the beginning of the rest. A mark: success or failure. Both have a button that shows the
 * whole message.
 */
const inSmall = {
  [`${small} .MuiAlert-root`]: { py: 0, pl: 1.25, pr: 0.5, alignItems: "center" },
  "&[data-shape=line] .MuiAlert-icon": { display: "none" },
  "&[data-shape=mark] .MuiAlert-icon": { p: 0, mr: 0 },
  [`${small} .MuiAlert-message`]: {
    py: 0,
    lineHeight: "28px",
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
  },
  // Still announced to screen readers.
  "&[data-shape=mark] .MuiAlert-message": { width: 0, height: 28 },
  [`${small} .MuiAlertTitle-root`]: { display: "inline", m: 0, mr: 0.75 },
  [`${small} .MuiAlert-action`]: { p: 0, m: 0, ml: "auto", flex: "none" },
  [`${small} .MuiAlert-action > button`]: { minHeight: 28, minWidth: 0, py: 0, px: 0.75 },
  "&[data-shape=whole] [data-more]": { display: "none" },
  "&[data-shape=line] [data-more=mark]": { display: "none" },
  "&[data-shape=mark] [data-close]:not(:focus)": { display: "none" },
} as const;

/** A message where it covers no control; one that was opened is at the foot of the window. */
export function NotificationSnackbar({ notification }: { notification: Notification }) {
  const [open, setOpen] = useState(true);
  const [whole, setWhole] = useState(false);
  const others = useStore(notificationQueue).length > 1;
  const { id, severity, title, description, action, lasting } = notification;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const place = useFreePlace(frame);
  const close = () => setOpen(false);
  const hurries = others && severity !== "error";
  return (
    <Snackbar
      open={open}
      autoHideDuration={hurries ? hurriedMs : lasting || whole ? null : shownMs}
      ref={setFrame}
      onClose={(_event, reason) => reason !== "clickaway" && close()}
      slotProps={{ transition: { onExited: () => dismissNotification(id) } }}
      data-shape={(!whole && place?.shape) || "whole"}
      style={
        whole
          ? { left: 8, bottom: 8 }
          : place
            ? { left: place.left, top: place.top, bottom: "auto" }
            : { left: 0, top: 0, bottom: "auto", opacity: 0 }
      }
      sx={{
        "&.MuiSnackbar-root": { right: "auto", top: "auto", transform: "none" },
        width: "max-content",
        maxWidth: "min(480px, 100vw - 32px)",
        ...inSmall,
        // Measured in every shape at once: with a transition, however short, a size is a frame late.
        "& *": { transition: "none" },
        // If the page is full of controls, those behind it can still be touched.
        ...(place?.free === false &&
          !whole && {
            pointerEvents: "none",
            "& button": { pointerEvents: "auto" },
          }),
      }}
    >
      <Alert
        severity={severity}
        variant="standard"
        role={severity === "error" ? "alert" : "status"}
        action={
          <>
            <Button
              data-more={description ? "line" : "mark"}
              color="inherit"
              size="small"
              onClick={({ currentTarget }) => {
                setWhole(true);
                // The button disappears; the focus stays in the message, on its present content.
                const next = currentTarget.nextElementSibling as HTMLElement;
                requestAnimationFrame(() => next.focus());
              }}
            >
              Ver mais
            </Button>
            {action ? (
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  action.run();
                  close();
                }}
              >
                {action.label}
              </Button>
            ) : (
              <IconButton
                data-close
                color="inherit"
                size="small"
                onClick={close}
                aria-label="Fechar"
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            )}
          </>
        }
        sx={{
          boxShadow: "0 6px 24px rgb(0 0 0 / 0.18)",
          border: "1px solid",
          borderColor: "divider",
          width: "100%",
        }}
      >
        {description ? <AlertTitle sx={{ fontWeight: 700, mb: 0.25 }}>{title}</AlertTitle> : title}
        {description}
      </Alert>
    </Snackbar>
  );
}

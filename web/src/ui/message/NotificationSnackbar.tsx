import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import Snackbar from "@mui/material/Snackbar";
import { useState, useSyncExternalStore } from "react";
import {
  dismissNotification,
  type Notification,
  notificationQueue,
  onNotifications,
} from "./notifications.ts";
import { useFreePlace } from "./useFreePlace.ts";

const shownMs = 6000;
/** While others wait. */
const hurriedMs = 1800;

export function NotificationSnackbar({ notification }: { notification: Notification }) {
  const [open, setOpen] = useState(true);
  const others = useSyncExternalStore(
    onNotifications,
    () => notificationQueue().length > 1,
    () => false,
  );
  const { id, severity, title, description, action, lasting } = notification;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const place = useFreePlace(frame);
  const close = () => setOpen(false);
  return (
    <Snackbar
      open={open}
      autoHideDuration={
        others && notification.severity !== "error" ? hurriedMs : lasting ? null : shownMs
      }
      ref={setFrame}
      onClose={(_event, reason) => reason !== "clickaway" && close()}
      slotProps={{ transition: { onExited: () => dismissNotification(id) } }}
      style={place ? { left: place.left, top: place.top } : { left: 0, top: 0, opacity: 0 }}
      sx={{
        "&.MuiSnackbar-root": { right: "auto", bottom: "auto", transform: "none" },
        width: "max-content",
        maxWidth: "min(480px, 100vw - 32px)",
        // Where the page is full of controls, those behind it can still be touched.
        ...(place?.free === false && {
          pointerEvents: "none",
          "& button": { pointerEvents: "auto" },
        }),
      }}
    >
      <Alert
        severity={severity}
        variant="standard"
        role={severity === "error" ? "alert" : "status"}
        onClose={close}
        closeText="Fechar"
        action={
          action && (
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
          )
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

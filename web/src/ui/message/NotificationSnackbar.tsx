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
  const close = () => setOpen(false);
  return (
    <Snackbar
      open={open}
      autoHideDuration={
        others && notification.severity !== "error" ? hurriedMs : lasting ? null : shownMs
      }
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      onClose={(_event, reason) => reason !== "clickaway" && close()}
      slotProps={{ transition: { onExited: () => dismissNotification(id) } }}
      sx={{
        bottom: { xs: 16, md: 24 },
        "body:has([data-action-bar], [data-floating-chat], [data-undo-bar]) &": {
          bottom: { xs: 88, lg: 24 },
        },
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
          maxWidth: 480,
        }}
      >
        {description ? <AlertTitle sx={{ fontWeight: 700, mb: 0.25 }}>{title}</AlertTitle> : title}
        {description}
      </Alert>
    </Snackbar>
  );
}

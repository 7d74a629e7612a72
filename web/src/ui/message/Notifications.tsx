import Box from "@mui/material/Box";
import { type ComponentType, useEffect, useState } from "react";
import { useStore } from "../../state/createStore.ts";
import { dismissNotification, type Notification, notificationQueue } from "./notifications.ts";

type View = ComponentType<{ notification: Notification }>;

const shownMs = 6000;

async function loadView(): Promise<View> {
  return (await import("./NotificationSnackbar.tsx")).NotificationSnackbar;
}

/** The plain message, if the snackbar's code failed to load. */
function PlainNotification({
  notification: { id, severity, title, description },
}: {
  notification: Notification;
}) {
  useEffect(() => {
    const timer = setTimeout(() => dismissNotification(id), shownMs);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <Box
      role={severity === "error" ? "alert" : "status"}
      sx={{
        position: "fixed",
        zIndex: "snackbar",
        left: 16,
        right: 16,
        bottom: 88,
        p: 2,
        borderRadius: 1,
        bgcolor: "text.primary",
        color: "background.default",
      }}
    >
      <strong>{title}</strong> {description}
    </Box>
  );
}

/** Where messages appear. The snackbar's code loads at the first touch of the page, or with the first message. */
export function Notifications() {
  const [current] = useStore(notificationQueue);
  const [View, setView] = useState<View | null>(null);
  const [plain, setPlain] = useState(false);
  const wanted = current !== undefined;

  useEffect(() => {
    if (View) return undefined;
    const load = () =>
      void loadView().then(
        (view) => setView(() => view),
        () => setPlain(true),
      );
    if (wanted) load();
    const touches = ["pointerdown", "keydown"] as const;
    touches.forEach((touch) => window.addEventListener(touch, load, { once: true, passive: true }));
    return () => touches.forEach((touch) => window.removeEventListener(touch, load));
  }, [View, wanted]);

  if (!current) return null;
  if (View) return <View key={current.id} notification={current} />;
  return plain ? <PlainNotification key={current.id} notification={current} /> : null;
}

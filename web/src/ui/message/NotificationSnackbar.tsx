import CloseIcon from "@mui/icons-material/Close";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Snackbar from "@mui/material/Snackbar";
import { type CSSProperties, useState } from "react";
import { useStore } from "../../state/createStore.ts";
import { hideAfter } from "./hideAfter.ts";
import { dismissNotification, type Notification, notificationQueue } from "./notifications.ts";
import { useFreePlace } from "./useFreePlace.ts";

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

const frameLook = {
  "&.MuiSnackbar-root": { right: "auto", top: "auto", transform: "none" },
  width: "max-content",
  maxWidth: "min(480px, 100vw - 32px)",
  ...inSmall,
  // Measured in every shape at once: with a transition, however short, a size is a frame late.
  "& *": { transition: "none" },
} as const;

/** If the page is full of controls, those behind the message can still be touched. */
const touchThrough = { pointerEvents: "none", "& button": { pointerEvents: "auto" } } as const;

const alertLook = {
  boxShadow: "0 6px 24px rgb(0 0 0 / 0.18)",
  border: "1px solid",
  borderColor: "divider",
  width: "100%",
} as const;

/** A message where it covers no control; one that was opened is at the foot of the window. */
export function NotificationSnackbar({ notification }: { notification: Notification }) {
  const [open, setOpen] = useState(true);
  const [whole, setWhole] = useState(false);
  const others = useStore(notificationQueue).length > 1;
  const { id, severity, title, description } = notification;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const place = useFreePlace(frame);
  const close = () => setOpen(false);
  return (
    <Snackbar
      open={open}
      autoHideDuration={hideAfter(notification, whole, others)}
      ref={setFrame}
      onClose={(_event, reason) => reason !== "clickaway" && close()}
      slotProps={{ transition: { onExited: () => dismissNotification(id) } }}
      data-shape={(!whole && place?.shape) || "whole"}
      style={positionOf(whole, place)}
      sx={{
        ...frameLook,
        ...(place?.free === false && !whole && touchThrough),
      }}
    >
      <Alert
        severity={severity}
        variant="standard"
        role={severity === "error" ? "alert" : "status"}
        action={
          <>
            <MoreButton from={description ? "line" : "mark"} onMore={() => setWhole(true)} />
            <EndButtons {...notification} onClose={close} />
          </>
        }
        sx={alertLook}
      >
        {description ? <AlertTitle sx={{ fontWeight: 700, mb: 0.25 }}>{title}</AlertTitle> : title}
        {description}
      </Alert>
    </Snackbar>
  );
}

function positionOf(whole: boolean, place: ReturnType<typeof useFreePlace>): CSSProperties {
  if (whole) return { left: 8, bottom: 8 };
  if (place) return { left: place.left, top: place.top, bottom: "auto" };
  return { left: 0, top: 0, bottom: "auto", opacity: 0 };
}

/** Shows the message whole; `from`: the largest shape that leaves something out. */
function MoreButton({ from, onMore }: { from: "line" | "mark"; onMore: () => void }) {
  return (
    <Button
      data-more={from}
      color="inherit"
      size="small"
      onClick={({ currentTarget }) => {
        onMore();
        // The button disappears; the focus stays in the message, on its present content.
        const next = currentTarget.nextElementSibling as HTMLElement;
        requestAnimationFrame(() => next.focus());
      }}
    >
      Ver mais
    </Button>
  );
}

type EndProps = Pick<Notification, "action" | "lasting"> & { onClose: () => void };

/** What ends a message: its own action, or a cross, or both if it does not end by itself. */
function EndButtons({ action, lasting = false, onClose }: EndProps) {
  return (
    <>
      {action && (
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      {(!action || lasting) && (
        <IconButton data-close color="inherit" size="small" onClick={onClose} aria-label="Fechar">
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </>
  );
}

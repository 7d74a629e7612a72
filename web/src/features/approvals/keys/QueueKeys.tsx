import KeyboardIcon from "@mui/icons-material/KeyboardOutlined";
import Button from "@mui/material/Button";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useStore } from "../../../state/createStore.ts";
import { Announcement } from "../../../ui/Announcement.tsx";
import { keysAreOn } from "../../../ui/keys/keysAreOn.ts";
import { notForFingers } from "../../../ui/notForFingers.ts";
import { KeysDialog } from "../../../ui/keys/KeysDialog.tsx";
import { dialogMark, pressAct, stopMark } from "./pressAct.ts";
import { type Act, actInDialog, actOf, isTyping, keyLines } from "./queueKeys.ts";

/** Goes through the queue by keys, which press the buttons that carry their act. */
export function QueueKeys({ queue }: { queue: RefObject<HTMLElement | null> }) {
  const on = useStore(keysAreOn);
  const [helping, setHelping] = useState(false);
  const [said, setSaid] = useState("");
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
    const act = actIn(event, event.target);
    if (act === null || (event.repeat && act !== "next" && act !== "previous")) return;
    event.preventDefault();
    if (act === "help") setHelping(true);
    else if (queue.current) setSaid(pressAct(act, event.target, queue.current));
  });
  useEffect(() => {
    if (!on) return undefined;
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [on]);
  return (
    <>
      <Announcement text={said} />
      <Button
        color="inherit"
        startIcon={<KeyboardIcon />}
        onClick={() => setHelping(true)}
        sx={notForFingers}
      >
        Teclas
      </Button>
      <KeysDialog
        title="Teclas da fila"
        lines={keyLines}
        open={helping}
        onClose={() => setHelping(false)}
      />
    </>
  );
}

function actIn(event: KeyboardEvent, target: HTMLElement): Act | null {
  const typing = isTyping(target);
  if (target.closest(dialogMark)) return actInDialog(event, typing);
  return typing ? null : actOf(event, target.matches(stopMark));
}

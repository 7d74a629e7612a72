import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import type { Sending } from "../../data/session/accountMailCall.ts";
import { notify } from "../../ui/message/notifications.ts";
import { sendingText } from "./accountText.ts";

const waitSeconds = 60;

type Props = { resend: () => Promise<Sending>; waitFirst: boolean };

/** Sends the verification mail again, at most once a minute. */
export function ResendVerification({ resend, waitFirst }: Props) {
  const [left, setLeft] = useState(waitFirst ? waitSeconds : 0);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    if (left === 0) return undefined;
    const tick = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(tick);
  }, [left]);

  async function send() {
    if (sending || left > 0) return;
    setSending(true);
    const outcome = await resend();
    setSending(false);
    if (outcome === "sent") {
      setLeft(waitSeconds);
      notify({ severity: "success", title: "E-mail de verificação reenviado" });
    } else
      notify({
        severity: "error",
        title: "O e-mail não foi enviado",
        description: sendingText(outcome),
      });
  }

  return (
    <Button
      size="large"
      variant="outlined"
      disabled={left > 0}
      aria-disabled={sending}
      onClick={() => void send()}
      sx={{ fontVariantNumeric: "tabular-nums" }}
    >
      {left > 0 ? `Reenviar e-mail em ${left} s` : sending ? "Enviando..." : "Reenviar e-mail"}
    </Button>
  );
}

import Link from "@mui/material/Link";
import { useRef } from "react";

/** Requests the mail with the reset link, one request at a time. */
export function ForgotPassword({ onRecover }: { onRecover: () => Promise<void> }) {
  const sending = useRef(false);

  async function recover() {
    if (sending.current) return;
    sending.current = true;
    await onRecover();
    sending.current = false;
  }

  return (
    <Link
      component="button"
      type="button"
      onClick={() => void recover()}
      sx={{ py: 1.5, font: "inherit", fontSize: "0.9375rem", verticalAlign: "baseline" }}
    >
      Esqueceu a senha?
    </Link>
  );
}

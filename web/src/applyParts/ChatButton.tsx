import WhatsAppIcon from "@mui/icons-material/WhatsApp";
import Button from "@mui/material/Button";
import { chatLabel } from "./chatWithAdvertiser.ts";

/** Opens the chat with the advertiser in its own tab or app; also calls `onOpened`. */
export function ChatButton({
  chat,
  onOpened,
}: {
  chat: string;
  onOpened?: (() => void) | undefined;
}) {
  return (
    <Button
      variant="contained"
      size="large"
      startIcon={<WhatsAppIcon />}
      href={chat}
      target="_blank"
      rel="noopener"
      onClick={onOpened}
    >
      {chatLabel}
    </Button>
  );
}

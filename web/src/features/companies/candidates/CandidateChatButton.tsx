import WhatsAppIcon from "@mui/icons-material/WhatsApp";
import Button from "@mui/material/Button";

type Props = { name: string; href: string; onClick: () => void };

/** Opens a chat with a person. */
export function CandidateChatButton({ name, href, onClick }: Props) {
  return (
    <Button
      size="small"
      variant="outlined"
      href={href}
      onClick={onClick}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<WhatsAppIcon />}
      aria-label={`Conversar com ${name} pelo WhatsApp`}
    >
      WhatsApp
    </Button>
  );
}

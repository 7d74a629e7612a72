import WhatsAppIcon from "@mui/icons-material/WhatsApp";
import Box from "@mui/material/Box";
import { town } from "@vagas/functions/domain/town";
import { supportChat } from "./supportChat.ts";

/**
 * The width at which the margin beside the widest column has room for the button, where it covers nothing at any
 * scroll position.
 */
const besideContent = "@media (min-width: 1312px)";

/** The board's own chat on every public page: beside the content if there is room, else in the header. */
export function FloatingChat() {
  return (
    <Box
      component="a"
      data-floating-chat
      href={supportChat}
      target="_blank"
      rel="noopener"
      aria-label={`Falar com ${town.boardName} pelo WhatsApp`}
      title={`Falar com ${town.boardName}`}
      sx={{
        display: "grid",
        placeItems: "center",
        flex: "none",
        width: "2.75rem",
        height: "2.75rem",
        borderRadius: "50%",
        color: "primary.main",
        "&:hover": { bgcolor: "action.hover" },
        "&:focus-visible": { outline: "3px solid", outlineColor: "primary.main", outlineOffset: 2 },
        [besideContent]: {
          position: "fixed",
          right: 16,
          bottom: 16,
          width: 56,
          height: 56,
          bgcolor: "primary.main",
          color: "primary.contrastText",
          boxShadow: "0 4px 16px rgb(0 0 0 / 0.2)",
          "&:hover": { bgcolor: "primary.dark" },
        },
      }}
    >
      <WhatsAppIcon />
    </Box>
  );
}

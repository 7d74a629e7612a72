import WhatsAppIcon from "@mui/icons-material/WhatsApp";
import Box from "@mui/material/Box";
import { town } from "@vagas/functions/domain/town";
import { supportChat } from "./supportChat.ts";

/** The board's own chat, at hand on every public page; on a phone or a tablet, a page's actions at the foot take its place. */
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
        position: "fixed",
        right: "max(16px, env(safe-area-inset-right))",
        bottom: "max(16px, env(safe-area-inset-bottom))",
        zIndex: "fab",
        display: "grid",
        placeItems: "center",
        width: 56,
        height: 56,
        borderRadius: "50%",
        bgcolor: "primary.main",
        color: "primary.contrastText",
        boxShadow: "0 4px 16px rgb(0 0 0 / 0.2)",
        "&:hover": { bgcolor: "primary.dark" },
        "&:focus-visible": { outline: "3px solid", outlineColor: "primary.main", outlineOffset: 3 },
        "@media print": { display: "none !important" },
        "body:has([data-action-bar]) &": { display: { xs: "none", lg: "grid" } },
      }}
    >
      <WhatsAppIcon />
    </Box>
  );
}

import WifiOffIcon from "@mui/icons-material/WifiOff";
import Box from "@mui/material/Box";
import { useOnline } from "../useOnline.ts";

/** Says that the network is gone, and that loaded pages are still available. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <Box role="status" sx={{ displayPrint: "none" }}>
      {!online && (
        <Box
          sx={{
            display: "flex",
            alignItems: "center",
            justifyContent: "center",
            gap: 1,
            px: 2,
            py: 1,
            bgcolor: "text.primary",
            color: "background.default",
            fontSize: "0.875rem",
            fontWeight: 600,
          }}
        >
          <WifiOffIcon fontSize="small" aria-hidden />
          Você está sem internet. O que já foi carregado continua aqui.
        </Box>
      )}
    </Box>
  );
}

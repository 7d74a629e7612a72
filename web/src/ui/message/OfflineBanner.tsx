import WifiOffIcon from "@mui/icons-material/WifiOff";
import { useOnline } from "../useOnline.ts";
import look from "./OfflineBanner.module.css";

/** Says that the network is gone, and that loaded pages are still available. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status" className={look.place}>
      {!online && (
        <div className={look.banner}>
          <WifiOffIcon fontSize="small" aria-hidden />
          Você está sem internet. O que já foi carregado continua aqui.
        </div>
      )}
    </div>
  );
}

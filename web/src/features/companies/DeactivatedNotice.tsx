import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { town } from "@vagas/functions/domain/town";
import { SupportWays } from "./SupportWays.tsx";

/** Why a deactivated company cannot publish, and whom to call. */
export function DeactivatedNotice() {
  return (
    <Alert severity="warning" sx={{ mb: 3, "& .MuiAlert-message": { minWidth: 0 } }}>
      <AlertTitle sx={{ fontWeight: 700 }}>Sua empresa está desativada</AlertTitle>A administração
      do site suspendeu a sua conta: não é possível publicar ou editar vagas, e as que você já
      publicou não aparecem para os candidatos. Para entender o motivo e voltar ao ar, fale com a
      gente{" "}
      <SupportWays
        chatText={`Olá! Minha empresa está desativada no site ${town.boardName} e gostaria de entender o motivo.`}
      />
      .
    </Alert>
  );
}

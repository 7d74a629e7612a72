import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Link from "@mui/material/Link";
import { town } from "@vagas/functions/domain/town";
import { whatsappLink } from "@vagas/functions/domain/whatsapp";

/** Why a deactivated company cannot publish, and whom to call. */
export function DeactivatedNotice() {
  const chat = whatsappLink(
    town.contact.whatsapp,
    `Olá! Minha empresa está desativada no site ${town.boardName} e gostaria de entender o motivo.`,
  );
  return (
    <Alert severity="warning" sx={{ mb: 3, "& .MuiAlert-message": { minWidth: 0 } }}>
      <AlertTitle sx={{ fontWeight: 700 }}>Sua empresa está desativada</AlertTitle>A administração
      do site suspendeu a sua conta: não é possível publicar ou editar vagas, e as que você já
      publicou não aparecem para os candidatos. Para entender o motivo e voltar ao ar, fale com a
      gente
      {chat && (
        <>
          {" "}
          <Link href={chat} target="_blank" rel="noopener noreferrer" color="inherit">
            pelo WhatsApp
          </Link>
          ,
        </>
      )}{" "}
      pelo telefone {town.contact.supportPhone} ou por{" "}
      <Link
        href={`mailto:${town.contact.supportEmail}`}
        color="inherit"
        sx={{ overflowWrap: "anywhere" }}
      >
        {town.contact.supportEmail}
      </Link>
      .
    </Alert>
  );
}

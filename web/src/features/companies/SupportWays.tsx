import Link from "@mui/material/Link";
import { town } from "@vagas/functions/domain/town";
import { whatsappLink } from "@vagas/functions/domain/text/whatsapp";
import { Whole } from "../../ui/Whole.tsx";

/** The administration's contacts, as the end of a sentence: chat, telephone, mail. */
export function SupportWays({ chatText }: { chatText: string }) {
  const chat = whatsappLink(town.contact.whatsapp, chatText);
  return (
    <>
      {chat && (
        <>
          <Link href={chat} target="_blank" rel="noopener noreferrer" color="inherit">
            pelo WhatsApp
          </Link>
          ,{" "}
        </>
      )}
      pelo telefone <Whole>{town.contact.supportPhone}</Whole> ou por{" "}
      <Link href={`mailto:${town.contact.supportEmail}`} color="inherit">
        {town.contact.supportEmail}
      </Link>
    </>
  );
}

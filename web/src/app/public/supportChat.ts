import { town } from "@vagas/functions/domain/town";
import { whatsappLink } from "@vagas/functions/domain/text/whatsapp";

/** A chat with the board's operators. */
export const supportChat = whatsappLink(
  town.contact.whatsapp,
  `Olá! Estou no site ${town.boardName} e preciso de ajuda.`,
)!;

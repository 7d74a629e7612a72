import { LineIcon } from "../../ui/LineIcon.tsx";
import { town } from "@vagas/functions/domain/town";
import { supportChat } from "./supportChat.ts";
import look from "./FloatingChat.module.css";

/** The board's own chat on every public page: beside the content if there is room, else in the header. */
export function FloatingChat() {
  return (
    <a
      data-floating-chat
      href={supportChat}
      target="_blank"
      rel="noopener"
      aria-label={`Falar com ${town.boardName} pelo WhatsApp`}
      title={`Falar com ${town.boardName}`}
      className={look.chat}
    >
      <LineIcon of="whatsapp" />
    </a>
  );
}

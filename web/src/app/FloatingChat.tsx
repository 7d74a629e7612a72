import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Fab from '@mui/material/Fab';
import { town } from '@vagas/functions/domain/town';
import { supportChat } from './supportChat.ts';

/** The board's own chat, at hand on every public page; where a page has its actions at the foot, those take its place. */
export function FloatingChat() {
  return (
    <Fab
      color="primary"
      href={supportChat}
      target="_blank"
      rel="noopener"
      aria-label={`Falar com ${town.boardName} pelo WhatsApp`}
      title={`Falar com ${town.boardName}`}
      sx={{ position: 'fixed', right: 'max(16px, env(safe-area-inset-right))', bottom: 'max(16px, env(safe-area-inset-bottom))', zIndex: 'fab', boxShadow: '0 4px 16px rgb(0 0 0 / 0.2)', displayPrint: 'none', 'body:has([data-action-bar]) &': { display: { xs: 'none', md: 'inline-flex' } } }}
    >
      <WhatsAppIcon />
    </Fab>
  );
}

import { notify } from '../../ui/message/notifications.ts';

/** Ends the session from a public page; Auth is loaded for this alone. */
export async function leaveSite(): Promise<void> {
  try {
    const { signOut } = await import('../../data/session/session.ts');
    await signOut();
    notify({ severity: 'success', title: 'Logout realizado com sucesso' });
  } catch {
    notify({ severity: 'error', title: 'Erro ao fazer logout', description: 'Houve um problema ao sair da sua conta.' });
  }
}

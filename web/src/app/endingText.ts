import type { Ending } from "../data/session/session.ts";

/** Why a session ended, for the login page. */
export const endingText: Record<Ending, string> = {
  expired:
    "Sua sessão terminou. Isso acontece quando a senha ou o e-mail da conta muda, quando a conta é bloqueada ou depois de muito tempo. Entre de novo para continuar.",
  elsewhere: "Você saiu da conta em outra aba deste navegador. Entre de novo para continuar.",
  deleted: "A conta da sua empresa foi excluída do site, e as vagas dela saíram junto.",
  emailChanged: "O e-mail da conta mudou. Entre com o endereço novo; a senha é a mesma.",
  withdrawn: "Esta conta não é mais a da administração. Se for engano, fale com o suporte.",
};

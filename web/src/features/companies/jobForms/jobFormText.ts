/** Why a job was not saved, for the second line of the message. */
export const saveFailureText = {
  offline:
    "Sem conexão com a internet. O que você digitou continua aqui: tente de novo quando a conexão voltar.",
  forbidden:
    "A vaga pode ter mudado em outra janela, ou sua sessão terminou. Copie o que precisar e recarregue a página.",
  failed: "Ocorreu um erro ao tentar salvar a vaga. Tente novamente.",
} as const;

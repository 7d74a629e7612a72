/** Why an action failed, for the second line of a message. */
export const failureText = {
  forbidden: "Sua sessão terminou ou sua conta não pode fazer isso. Entre de novo.",
  offline: "Sem conexão com a internet. Verifique sua rede e tente de novo.",
  "too-many-attempts": "Muitas tentativas seguidas. Aguarde alguns minutos e tente de novo.",
  failed: "Tente novamente em instantes.",
} as const;

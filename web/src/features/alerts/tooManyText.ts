/** Why no alert is begun, by e-mail or on a device: requests are counted by network. */
export const tooManyText =
  "Desta conexão já foram pedidos muitos avisos. Tente de novo daqui a uma hora, ou por outra conexão.";

/** The text with unbreakable sums of money: 'R$' stays on the line of its number. */
export function unbroken(text: string): string {
  return text.replaceAll("R$ ", "R$\u00A0");
}

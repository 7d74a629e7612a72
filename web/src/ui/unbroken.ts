/** The text with each sum of money kept in one piece: 'R$' never ends a line that its number begins. */
export function unbroken(text: string): string {
  return text.replaceAll("R$ ", "R$\u00A0");
}

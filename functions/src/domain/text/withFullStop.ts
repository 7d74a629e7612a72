/** A sentence's last words with a full stop, unless they end in one: 'Padaria Aurora Ltda.' */
export function withFullStop(words: string): string {
  return words.endsWith(".") ? words : `${words}.`;
}

/** An application among all that may be taken off a list. */
export function candidateKey(id: string): string {
  return `candidates/${id}`;
}

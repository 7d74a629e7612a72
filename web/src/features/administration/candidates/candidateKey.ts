/** The key of an application in `useRemovals`. */
export function candidateKey(id: string): string {
  return `candidates/${id}`;
}

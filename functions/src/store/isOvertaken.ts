/** NOT_FOUND, ALREADY_EXISTS and FAILED_PRECONDITION of gRPC: somebody else wrote or deleted the document first. */
export function isOvertaken(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 5 || code === 6 || code === 9;
}

/** The code that an error of Firebase, Google Cloud or Node carries, as text ("permission-denied", "404"); "" without one. */
export function errorCode(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "";
  const { code } = error;
  return typeof code === "string" || typeof code === "number" ? String(code) : "";
}

/** The check of an advertisement, which is loaded when somebody first writes one. */
export async function loadChecker() {
  return (await import("@vagas/functions/domain/law/checkAdvertisement")).checkAdvertisement;
}

export type Checker = Awaited<ReturnType<typeof loadChecker>>;

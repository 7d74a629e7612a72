import { appCheckKey } from "./projectSettings.ts";

/** The header that carries App Check's token, where it is on; its code is fetched for nobody else. */
export async function appCheckProof(): Promise<Record<string, string>> {
  if (!appCheckKey) return {};
  const [{ firebaseApp }, { appCheckToken }] = await Promise.all([
    import("./firebaseApp.ts"),
    import("./appCheck.ts"),
  ]);
  firebaseApp();
  const token = await appCheckToken();
  return token ? { "X-Firebase-AppCheck": token } : {};
}

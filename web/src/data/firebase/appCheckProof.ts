import { appCheckKey } from "./projectSettings.ts";

/** The header with App Check's token, if it is on; only then is its code fetched. */
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

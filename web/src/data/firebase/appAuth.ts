import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from "firebase/auth";
import { emulatorHost, emulators, firebaseApp } from "./firebaseApp.ts";

let auth: Auth | null = null;

/**
 * Auth without the popup parts, which load a Google script on phones. Only lazily loaded code may import this module,
 * because visitors without a login do not need it.
 */
export function appAuth(): Auth {
  if (!auth) {
    auth = initializeAuth(firebaseApp(), {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    });
    auth.languageCode = "pt-BR";
    if (emulators)
      connectAuthEmulator(auth, `http://${emulatorHost}:${emulators.auth}`, {
        disableWarnings: true,
      });
  }
  return auth;
}

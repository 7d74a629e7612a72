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
 * Auth without the popup parts, which load a script of Google's on phones. Only what is loaded on demand may import
 * this module: visitors who do not log in never need it.
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

import type { ReactNode } from "react";
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from "reactfire";
import { appAuth } from "./appAuth.ts";
import { firebaseApp } from "./firebaseApp.ts";
import { liveDatabase } from "./liveDatabase.ts";

/** The context of ReactFire's hooks; only around the company's and the administrator's areas. */
export function LiveProviders({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp()}>
      <AuthProvider sdk={appAuth()}>
        <FirestoreProvider sdk={liveDatabase()}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';
import { emulatorHost, emulators, firebaseApp, functionsRegion } from './firebaseApp.ts';

let functions: Functions | null = null;

/** The callable functions, in the region they run in. */
export function cloudFunctions(): Functions {
  if (!functions) {
    functions = getFunctions(firebaseApp(), functionsRegion);
    if (emulators) connectFunctionsEmulator(functions, emulatorHost, emulators.functions);
  }
  return functions;
}

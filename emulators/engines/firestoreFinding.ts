import { fine, type Finding } from "../finding.ts";
import { sharedCache } from "../folders.ts";
import { type ChosenEngine, engineAtHand, noEngine, type Search } from "./firestoreEngine.ts";
import { onPath } from "./onPath.ts";

/** The engine that would serve Firestore, and why another one was skipped; tests replace `search`. */
export async function firestoreFinding(search: Omit<Search, "tell"> = {}): Promise<Finding> {
  const { env = process.env } = search;
  const told: string[] = [];
  try {
    const engine = await engineAtHand({ ...search, tell: (line) => told.push(line) });
    if (engine !== null) return fine(`Firestore: ${engineText(engine)}`, told);
  } catch (error) {
    return { what: "Firestore: no engine", advice: (error as Error).message };
  }
  const cargo = onPath("cargo", env);
  if (cargo !== null && env.VAGAS_FIRESTORE_ENGINE !== "official")
    return fine(
      `Firestore: hidane will be built once by ${cargo}, two to five minutes, into ${sharedCache(env)}`,
      told,
    );
  return { what: "Firestore: no engine", advice: [...told, noEngine(search)].join("\n") };
}

function engineText(engine: ChosenEngine): string {
  return engine.kind === "official"
    ? `the official emulator on ${engine.java}, because ${engine.why}`
    : `hidane, ${engine.binary}, because ${engine.why}`;
}

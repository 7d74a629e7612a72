import {
  type DocumentReference,
  type DocumentSnapshot,
  onSnapshot,
  type Query,
  type QuerySnapshot,
} from "firebase/firestore";
import { useState } from "react";
import { useObservable } from "reactfire";
import { Observable, of } from "rxjs";
import { refreshSession } from "../session/session.ts";

/** `refused`: by the rules, which also refuse a document that does not exist if they read it. */
export type Live<T> =
  { state: "loading" } | { state: "ready"; value: T } | { state: "failed"; refused?: true };
export type LiveWithRetry<T> = Live<T> & { retry: () => void };

/** Timestamps of a pending write are estimated. */
export const estimated = { serverTimestamps: "estimate" } as const;

/** A refused listener may mean that the account lost its claim: a fresh token shows it, and the guards react. */
function failed(error: { code?: string }): Live<never> {
  if (error.code !== "permission-denied") return { state: "failed" };
  void refreshSession().catch(() => null);
  return { state: "failed", refused: true };
}

const patienceMs = 5000;

/**
 * A listener's values. Offline the SDK answers from its memory, where an empty result may be incomplete: it counts
 * once the server has answered, and until then, after some patience, as a failure that the answer corrects.
 */
export function listening<Snapshot extends { metadata: { fromCache: boolean } }, T>(
  listen: (
    next: (snapshot: Snapshot) => void,
    refused: (error: { code?: string }) => void,
  ) => () => void,
  value: (snapshot: Snapshot) => T,
): Observable<Live<T>> {
  return new Observable<Live<T>>((subscriber) => {
    let answered = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const stop = listen(
      (snapshot) => {
        clearTimeout(patience);
        answered ||= !snapshot.metadata.fromCache;
        if (answered) subscriber.next({ state: "ready", value: value(snapshot) });
        else patience = setTimeout(() => subscriber.next({ state: "failed" }), patienceMs);
      },
      (error) => {
        clearTimeout(patience);
        subscriber.next(failed(error));
      },
    );
    return () => {
      clearTimeout(patience);
      stop();
    };
  });
}

/** Options of a listener that also gets a server's answer equal to the SDK's memory. */
export const withServerAnswer = { includeMetadataChanges: true } as const;

/**
 * ReactFire throws an observable's error in render and keeps it after a sign-out, so a failure is a value. The id has
 * ReactFire's prefix, so that signing out removes both.
 */
export function useLive<T>(key: string, source: Observable<Live<T>>): LiveWithRetry<T> {
  const [attempt, setAttempt] = useState(0);
  const { data } = useObservable<Live<T>>(`firestore:live:${key}:${attempt}`, source, {
    suspense: false,
  });
  return { ...(data ?? { state: "loading" }), retry: () => setAttempt(attempt + 1) };
}

/** The documents of a query, live; none if there is none. `key` names the query with its filters and limit. */
export function useLiveQuery<T>(key: string, query: Query<T> | null): LiveWithRetry<T[]> {
  const source: Observable<Live<T[]>> = query
    ? listening<QuerySnapshot<T>, T[]>(
        (next, refused) => onSnapshot(query, withServerAnswer, next, refused),
        ({ docs }) => docs.map((document) => document.data(estimated)),
      )
    : of({ state: "ready", value: [] });
  return useLive(key, source);
}

/** One document, live; null if it does not exist, or none is requested. */
export function useLiveDocument<T>(
  reference: DocumentReference<T> | null,
): LiveWithRetry<T | null> {
  const source: Observable<Live<T | null>> = reference
    ? listening<DocumentSnapshot<T>, T | null>(
        (next, refused) => onSnapshot(reference, withServerAnswer, next, refused),
        (snapshot) => snapshot.data(estimated) ?? null,
      )
    : of({ state: "ready", value: null });
  return useLive(reference?.path ?? "none", source);
}

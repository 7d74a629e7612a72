import { type DocumentReference, type DocumentSnapshot, onSnapshot, type Query } from 'firebase/firestore';
import { useState } from 'react';
import { useObservable } from 'reactfire';
import { Observable } from 'rxjs';
import { plainValues } from './documentValues.ts';
import { refreshSession } from './session.ts';

export type Live<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed' };
export type LiveWithRetry<T> = Live<T> & { retry: () => void };

/** A document's fields and its id as plain values; of a write still on its way, timestamps are estimated. */
export function documentOf<T>(snapshot: DocumentSnapshot): T {
  return { id: snapshot.id, ...(plainValues(snapshot.data({ serverTimestamps: 'estimate' })) as object) } as T;
}

/** A refused listener may mean that the account lost its claim: a fresh token tells, and the guards see it. */
export function failed(error: { code?: string }): Live<never> {
  if (error.code === 'permission-denied') void refreshSession().catch(() => null);
  return { state: 'failed' };
}

/**
 * ReactFire throws an observable's error in render and keeps it after a sign-out, so a failure comes as a value. The
 * id begins as ReactFire's own do: signing out forgets them together.
 */
export function useLive<T>(key: string, source: Observable<Live<T>>): LiveWithRetry<T> {
  const [attempt, setAttempt] = useState(0);
  const { data } = useObservable<Live<T>>(`firestore:live:${key}:${attempt}`, source, { suspense: false });
  return { ...(data ?? { state: 'loading' }), retry: () => setAttempt(attempt + 1) };
}

/** The documents of a query, live; `key` names the query, its filters and limit included. */
export function useLiveQuery<T>(key: string, query: Query): LiveWithRetry<T[]> {
  const source = new Observable<Live<T[]>>((subscriber) =>
    onSnapshot(
      query,
      ({ docs }) => subscriber.next({ state: 'ready', value: docs.map((document) => documentOf<T>(document)) }),
      (error) => subscriber.next(failed(error)),
    ),
  );
  return useLive(key, source);
}

/** One document, live; null while there is none, or where none is asked for. */
export function useLiveDocument<T>(reference: DocumentReference | null): LiveWithRetry<T | null> {
  const source = new Observable<Live<T | null>>((subscriber) => {
    if (!reference) {
      subscriber.next({ state: 'ready', value: null });
      return undefined;
    }
    return onSnapshot(
      reference,
      (snapshot) => subscriber.next({ state: 'ready', value: snapshot.exists() ? documentOf<T>(snapshot) : null }),
      (error) => subscriber.next(failed(error)),
    );
  });
  return useLive(reference?.path ?? 'none', source);
}

let followed = "";

/** Forgets what was followed, before each test. */
export function followNothing(): void {
  followed = "";
}

/** `useWhileCurrent` of one component that is called again and again: starts anew when what it follows has changed. */
export function useWhileCurrent(
  start: (isCurrent: () => boolean) => void,
  follows: readonly unknown[],
): void {
  const now = JSON.stringify(follows);
  if (now === followed) return;
  followed = now;
  start(() => followed === now);
}

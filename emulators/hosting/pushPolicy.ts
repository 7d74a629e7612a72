/**
 * What the browser's SDK of Firebase Cloud Messaging requests (https://firebase.google.com/docs/cloud-messaging/web/get-started).
 * The browser's own push service needs no source: the page does not request it.
 */
export const pushSources = [
  "https://firebaseinstallations.googleapis.com",
  "https://fcmregistrations.googleapis.com",
];

/** Adds these sources to a Content-Security-Policy; without messages to devices it contains none of them. */
export function withPush(policy: string): string {
  return policy
    .split("; ")
    .map((directive) =>
      directive.startsWith("connect-src ")
        ? [
            ...directive.split(" ").filter((source) => !pushSources.includes(source)),
            ...pushSources,
          ].join(" ")
        : directive,
    )
    .join("; ");
}

/** A message of ours, inside of what Firebase Cloud Messaging hands to the browser; all texts. */
type Message = { tag: string; title: string; body: string; path: string };

const fields = ["tag", "title", "body", "path"] as const;

/** What to show of a push; null if it is none of ours. `text`: as the browser got it. */
function messageOf(text: string): Message | null {
  let data: Partial<Record<string, unknown>> | undefined;
  try {
    ({ data } = JSON.parse(text) as { data?: Partial<Record<string, unknown>> });
  } catch {
    return null;
  }
  return data && fields.every((field) => typeof data[field] === "string")
    ? (data as Message)
    : null;
}

/**
 * Shows a push. Browsers take the permission from a worker that shows none, so one that cannot be read says something too.
 */
export async function showPush(
  registration: ServiceWorkerRegistration,
  text: string,
): Promise<void> {
  const { title, ...rest } = messageOf(text) ?? {
    title: "Vagas novas",
    body: "Toque para ver as vagas.",
    tag: "vagas",
    path: "/vagas",
  };
  await registration.showNotification(title, {
    body: rest.body,
    tag: rest.tag,
    data: rest.path,
    icon: "/icon-192.png",
    lang: "pt-BR",
  });
}

/** Opens the list of a shown push. In a window of its own: somebody may be writing in the one that is open. */
export async function openPushed(clients: Clients, origin: string, path: unknown): Promise<void> {
  const url = new URL(typeof path === "string" ? path : "/vagas", origin);
  await clients.openWindow(url.origin === origin ? url.href : `${origin}/vagas`);
}

export type Notification = {
  id: number;
  severity: "success" | "info" | "error";
  title: string;
  description?: string;
  /** Stays until it is answered, or another message waits. */
  lasting?: boolean;
  action?: { label: string; run: () => void };
};

type Listener = () => void;

let queue: readonly Notification[] = [];
let nextId = 1;
const listeners = new Set<Listener>();

function change(next: readonly Notification[]) {
  queue = next;
  listeners.forEach((listener) => listener());
}

/** Shows a message where it covers no control, after those that already wait. */
export function notify(notification: Omit<Notification, "id">) {
  change([...queue, { ...notification, id: nextId++ }]);
}

export function dismissNotification(id: number) {
  change(queue.filter((waiting) => waiting.id !== id));
}

export function notificationQueue(): readonly Notification[] {
  return queue;
}

export function onNotifications(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

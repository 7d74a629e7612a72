import { createStore } from "../../state/createStore.ts";

export type Notification = {
  id: number;
  severity: "success" | "info" | "error";
  title: string;
  description?: string;
  /** Stays until it is dismissed, or another message waits. */
  lasting?: boolean;
  action?: { label: string; run: () => void };
};

/** The shown message, and those that wait. */
export const notificationQueue = createStore<readonly Notification[]>([]);
let nextId = 1;

/** Shows a message where it covers no control, after those that already wait. */
export function notify(notification: Omit<Notification, "id">) {
  notificationQueue.set([...notificationQueue.get(), { ...notification, id: nextId++ }]);
}

export function dismissNotification(id: number) {
  notificationQueue.set(notificationQueue.get().filter((waiting) => waiting.id !== id));
}

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { notificationQueue, onNotifications } from './notifications.ts';

const NotificationSnackbar = lazy(() => import('./NotificationSnackbar.tsx'));

const none: ReturnType<typeof notificationQueue> = [];

/** Where messages appear; its parts are loaded with the first of them. */
export function Notifications() {
  const [current] = useSyncExternalStore(onNotifications, notificationQueue, () => none);
  return <Suspense>{current && <NotificationSnackbar key={current.id} notification={current} />}</Suspense>;
}

import { siteUrl } from './options.ts';
import { theStore } from './store/app.ts';
import type { Store } from './store/store.ts';

/** What the work of a function is given: nothing in it reads a clock or opens a client itself. */
export type Desk = {
  store: Store;
  now: Date;
  /** The site's address, without a slash at the end. */
  siteUrl: string;
};

export function openDesk(): Desk {
  return { store: theStore(), now: new Date(), siteUrl: siteUrl.value().replace(/\/+$/, '') };
}

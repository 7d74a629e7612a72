/** A thrown value, or the browser's event about it. */
export type NoticedError = Event | { error: unknown };

/** `address`: of the file with this code, whose name contains the site's version. */
export type ErrorNotice = { noticed: NoticedError; pathname: string; address: string };

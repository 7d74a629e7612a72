import type { Page } from "@playwright/test";

export type Visitor = "visitor" | "company" | "admin";

export type Screen = {
  name: string;
  who: Visitor;
  path: string;
  /** The heading that shows that the screen has loaded. */
  ready: string | RegExp;
  /** The search text of its list. */
  search?: string;
  /** What the person does then. */
  act?: (page: Page) => Promise<unknown>;
  /** A selector of what appears after all that. */
  shown?: string;
  /** Writes data before the picture is taken; later pictures show it too. */
  given?: () => Promise<void>;
  /** What the device has stored, by key. */
  kept?: Readonly<Record<string, string>>;
  /** A page to open online before, for a screen that is then opened offline. */
  seen?: string;
};

/** A sheet or a picture that the site draws, by its address. */
export type Drawing = { name: string; path: string; width: number };

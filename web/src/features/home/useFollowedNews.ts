import { useState } from "react";
import {
  followedSearches,
  type FollowedSearch,
  noteNews,
  readListNews,
  useFollowedSearches,
} from "../../data/visitor/followedSearches.ts";
import { useReturn } from "../../data/visitor/useReturn.ts";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";
import { useOnline } from "../../ui/useOnline.ts";

/** 'offline', 'failed': what is shown is what was known last. */
export type NewsReading = "loading" | "ready" | "offline" | "failed";

/** Whether each of the searches could be asked about; its answer is noted. */
async function askAll(): Promise<boolean> {
  const asked = await Promise.allSettled(
    followedSearches().map(async ({ list }) => noteNews(list, await readListNews(list))),
  );
  return asked.every(({ status }) => status === "fulfilled");
}

/** The searches that this device follows, and how reading what is new in them stands. */
export function useFollowedNews(): {
  searches: FollowedSearch[];
  reading: NewsReading;
  retry: () => void;
} {
  const searches = useFollowedSearches();
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<NewsReading>("loading");
  useWhileCurrent(
    (isCurrent) => {
      if (!online) {
        setReading("offline");
        return;
      }
      setReading("loading");
      void askAll().then((isRead) => isCurrent() && setReading(isRead ? "ready" : "failed"));
    },
    [online, attempt],
  );
  useReturn(() => setAttempt((before) => before + 1));
  return { searches, reading, retry: () => setAttempt(attempt + 1) };
}

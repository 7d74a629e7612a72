import type { Page } from "@playwright/test";

export type Reads = { jobs: number; others: number; counts: number };

/**
 * Counts what Firestore charges a page for from now on: each document that a listener or a query of the full SDK
 * receives, and each count. Documents arrive in streams that end with the page, so they are counted inside the page.
 */
export async function countReads(
  page: Page,
): Promise<{ reads: () => Promise<Reads>; restart: () => Promise<void> }> {
  await page.addInitScript(watchReads);
  type Counting = typeof globalThis & { reads: Reads };
  return {
    reads: () => page.evaluate(() => ({ ...(globalThis as Counting).reads })),
    restart: () =>
      page.evaluate(
        () => void Object.assign((globalThis as Counting).reads, { jobs: 0, others: 0, counts: 0 }),
      ),
  };
}

/** Runs in the page before its own code. */
function watchReads(): void {
  type Counting = typeof globalThis & { reads: { jobs: number; others: number; counts: number } };
  const here = globalThis as Counting;
  here.reads = { jobs: 0, others: 0, counts: 0 };
  const names =
    /"(?:documentChange|found|document)"\s*:\s*\{\s*(?:"document"\s*:\s*\{\s*)?"name"\s*:\s*"[^"]*\/documents\/(\w+)\//g;

  // Reads a stream in chunks; keeps the end of each, because a name may be split.
  const reader = () => {
    let unread = "";
    return (piece: string) => {
      unread += piece.replaceAll('\\"', '"').replaceAll("\\n", "");
      let end = 0;
      for (const found of unread.matchAll(names)) {
        here.reads[found[1] === "jobs" ? "jobs" : "others"] += 1;
        end = found.index + found[0].length;
      }
      unread = unread.slice(Math.max(end, unread.length - 400));
    };
  };

  const isFirestore = (address: string) => /google\.firestore|\/documents/.test(address);
  const realFetch = here.fetch;
  here.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const response = await realFetch(input, init);
    if (!isFirestore(address)) return response;
    if (address.includes("runAggregationQuery")) here.reads.counts += 1;
    if (!response.body) return response;
    const [ours, theirs] = response.body.tee();
    const read = reader();
    void ours
      .pipeThrough(new TextDecoderStream())
      .pipeTo(new WritableStream({ write: read }))
      .catch(() => null);
    return new Response(theirs, response);
  };

  here.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, address: string | URL, async = true): void {
      if (isFirestore(String(address))) {
        if (String(address).includes("runAggregationQuery")) here.reads.counts += 1;
        let seen = 0;
        const read = reader();
        this.addEventListener("readystatechange", () => {
          if (this.readyState < 3) return;
          read(this.responseText.slice(seen));
          seen = this.responseText.length;
        });
      }
      super.open(method, address, async);
    }
  };
}

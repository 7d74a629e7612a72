/** Code that is fetched at first use; `ahead` fetches it before somebody waits for it, and its failure counts as no try. */
type LazyImport<Part> = (() => Promise<Part>) & { ahead: () => Promise<Part> };

/**
 * Code that is fetched at first use. Browsers remember a failed import until the page reloads, so another try online
 * reloads it.
 */
export function lazyImport<Part>(load: () => Promise<Part>): LazyImport<Part> {
  let failed = false;
  const use = async () => {
    if (failed && navigator.onLine) window.location.reload();
    try {
      return await load();
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  return Object.assign(use, { ahead: load });
}

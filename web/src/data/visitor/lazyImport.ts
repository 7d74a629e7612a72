/**
 * Code that is fetched at first use. Browsers remember a failed import until the page reloads, so another try online
 * reloads it.
 */
export function lazyImport<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let failed = false;
  return async () => {
    if (failed && navigator.onLine) window.location.reload();
    try {
      return await load();
    } catch (error) {
      failed = true;
      throw error;
    }
  };
}

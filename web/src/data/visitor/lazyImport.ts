/**
 * Code that is fetched when it is first needed. Browsers remember a failed import for as long as the page lives, so that
 * another try with network loads the page anew.
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

import { useEffect } from "react";

/**
 * Sets the document's title and description while the component is mounted; `otherwise` is the default description,
 * which is restored afterwards.
 */
export function useDocumentTitle(title: string, description?: string, otherwise?: string) {
  useEffect(() => {
    document.title = title;
    const meta = document.querySelector('meta[name="description"]');
    if (description !== undefined) meta?.setAttribute("content", description);
    return () => {
      if (otherwise !== undefined) meta?.setAttribute("content", otherwise);
    };
  }, [title, description, otherwise]);
}

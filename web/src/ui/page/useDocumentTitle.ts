import { useEffect } from "react";

/**
 * Names the document while the component stands, and gives it a description; `otherwise` is the description of pages
 * without one, which comes back when the component goes.
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

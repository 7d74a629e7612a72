import { useEffect } from 'react';

/** Names the document while the component stands, and its description where one is given. */
export function useDocumentTitle(title: string, description?: string) {
  useEffect(() => {
    document.title = title;
    const meta = document.querySelector('meta[name="description"]');
    const before = meta?.getAttribute('content') ?? null;
    if (meta && description !== undefined) meta.setAttribute('content', description);
    return () => {
      if (meta && before !== null) meta.setAttribute('content', before);
    };
  }, [title, description]);
}

import { type RefObject, useEffect, useState } from "react";

/** How far below the screen something is prepared: about one phone's height. */
const ahead = "800px 0px";

/** Whether an element has come near the screen; from then on it stays so. */
export function useNearScreen(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [near, element]);
  return near;
}

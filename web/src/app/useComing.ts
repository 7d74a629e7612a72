import { useEffect } from "react";
import { useNavigation } from "react-router-dom";

/** Shows a line at the top (splash.css) while the next page's code has been loading for 300 ms. */
export function useComing() {
  const isComing = useNavigation().state === "loading";
  useEffect(() => {
    if (!isComing) return undefined;
    const page = document.documentElement;
    const late = setTimeout(() => page.setAttribute("data-code", "coming"), 300);
    return () => {
      clearTimeout(late);
      page.removeAttribute("data-code");
    };
  }, [isComing]);
}

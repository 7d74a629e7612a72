import { useEffect, useState } from "react";

/** Returns a function that moves the focus to the first field with an error, once the errors are on the page. */
export function useFocusOnInvalid(): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);
  return () => setRefusals((count) => count + 1);
}

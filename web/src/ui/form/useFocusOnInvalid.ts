import { useEffect, useState } from "react";

/** The input of a field with an error, or the first choice of a question with one. */
const wrong = "[aria-invalid=true], [data-wrong] input";

/** Returns a function that moves the focus to the first field with an error, once the errors are on the page. */
export function useFocusOnInvalid(): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>(wrong)?.focus();
  }, [refusals]);
  return () => setRefusals((count) => count + 1);
}

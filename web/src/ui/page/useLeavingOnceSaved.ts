import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

/**
 * Whether a form is saved; its page then leads to `to`. In an effect: until a render knows that it is saved, the form asks
 * before it is left.
 */
export function useLeavingOnceSaved(to: string) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (saved) void navigate(to);
  }, [saved, navigate, to]);
  return [saved, setSaved] as const;
}

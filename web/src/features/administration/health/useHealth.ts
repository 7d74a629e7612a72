import { useState } from "react";
import { readSiteHealth } from "../../../data/admin/siteHealthCall.ts";
import { useLast } from "../../../state/useLast.ts";
import { useRead } from "../../../state/useRead.ts";

/**
 * The site's health, read again on request. What was read last stays meanwhile and after a failure, so that nothing on the
 * page is lost.
 */
export function useHealth() {
  const [times, setTimes] = useState(0);
  const { state, value } = useRead(readSiteHealth, times);
  const last = useLast(value);
  return { state, value: last, readAgain: () => setTimes((before) => before + 1) };
}

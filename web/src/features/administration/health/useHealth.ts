import type { SiteHealth } from "@vagas/functions/domain/health/siteHealth";
import { useState } from "react";
import { readSiteHealth } from "../../../data/admin/siteHealthCall.ts";
import { useRead } from "../../../state/useRead.ts";

/**
 * The site's health, read again on request. What was read last stays meanwhile and after a failure, so that nothing on the
 * page is lost.
 */
export function useHealth() {
  const [times, setTimes] = useState(0);
  const [last, setLast] = useState<SiteHealth | null>(null);
  const { state, value } = useRead(readSiteHealth, times);
  if (value !== null && value !== last) setLast(value);
  return { state, value: value ?? last, readAgain: () => setTimes((before) => before + 1) };
}

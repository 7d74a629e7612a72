import { capitalized } from "../capitalized.ts";
import dayjs from "dayjs";
import "dayjs/locale/pt-br";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);

/** 'Quinta-feira, 17 de dezembro de 2026' for '2026-12-17', the value of date fields; null if it is not a day. */
export function spelledDay(day: string): string | null {
  const date = dayjs.utc(day);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || date.format("YYYY-MM-DD") !== day) return null;
  return capitalized(date.locale("pt-br").format("dddd, D [de] MMMM [de] YYYY"));
}

import clsx from "clsx";
import look from "./LineIcon.module.css";

const lines = {
  alert: "M12 3 2 20h20zM12 9v5M12 17h.01",
  arrowBack: "M20 12H4M11 5l-7 7 7 7",
  arrowForward: "M4 12h16M13 5l7 7-7 7",
  bolt: "M13 2 5 14h6l-1 8 8-12h-6z",
  briefcase: "M3 8h18v12H3zM8 8V4h8v4M3 13h18",
  calendar: "M4 5h16v16H4zM4 10h16M8 2v4M16 2v4",
  calendarOver: "M4 5h16v16H4zM4 10h16M8 2v4M16 2v4M10 13l4 4M14 13l-4 4",
  camera: "M7 3h10l4 4v10l-4 4H7l-4-4V7zM8 12a4 4 0 0 0 8 0 4 4 0 0 0-8 0M17 7h.01",
  check: "M3 12a9 9 0 0 0 18 0 9 9 0 0 0-18 0M8 12l3 3 5-6",
  clock: "M3 12a9 9 0 0 0 18 0 9 9 0 0 0-18 0M12 7v5l3 3",
  close: "M5 5l14 14M19 5 5 19",
  contract: "M5 4h14v17H5zM9 2h6v4H9zM8 11h8M8 16h5",
  document: "M5 2h9l5 5v15H5zM14 2v5h5M9 13h6M9 17h6",
  filters: "M3 7h11M18 7h3M16 5v4M3 17h3M10 17h11M8 15v4",
  hourglass: "M6 2h12M6 22h12M7 2v4l5 6 5-6V2M7 22v-4l5-6 5 6v4",
  lamp: "M9 18h6M10 21h4M9 15a6 6 0 1 1 6 0v1H9z",
  mail: "M3 5h18v14H3zM3 7l9 6 9-6",
  medal: "M6 9a6 6 0 0 0 12 0 6 6 0 0 0-12 0M8 14l-1 8 5-3 5 3-1-8",
  megaphone: "M3 10v4h4l9 5V5l-9 5zM20 9a4 4 0 0 1 0 6",
  menu: "M3 6h18M3 12h18M3 18h18",
  money: "M2 6h20v12H2zM9 12a3 3 0 0 0 6 0 3 3 0 0 0-6 0M6 12h.01M18 12h.01",
  moon: "M20 14A8 8 0 1 1 10 4a7 7 0 0 0 10 10z",
  people:
    "M5 8a4 4 0 0 0 8 0 4 4 0 0 0-8 0M2 20a7 7 0 0 1 14 0M16 5a4 4 0 0 1 0 7M19 14a7 7 0 0 1 3 6",
  place: "M12 22C8 17 5 13 5 9a7 7 0 0 1 14 0c0 4-3 8-7 13zM10 9a2 2 0 0 0 4 0 2 2 0 0 0-4 0",
  print: "M7 8V3h10v5M7 17H3V8h18v9h-4M7 13h10v8H7z",
  school: "M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5M22 9v6",
  search: "M4 10a6 6 0 0 0 12 0 6 6 0 0 0-12 0M15 15l6 6",
  share:
    "M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0M9 11l6-4M9 13l6 4",
  shield: "M12 2 4 5v7c0 5 4 8 8 10 4-2 8-5 8-10V5zM9 12l2 2 4-5",
  stop: "M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7v6M12 16h.01",
  sun: "M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1M8 12a4 4 0 0 0 8 0 4 4 0 0 0-8 0",
  whatsapp: "M3 21l1.5-4.5A9 9 0 1 1 8 20zM9 8c-1 3 4 8 7 7l1-2-3-1-1 1-3-3 1-1-1-3z",
} as const;

export type LineIconName = keyof typeof lines;

/**
 * An icon of the pages that the server renders, drawn in a few lines: MUI's cost such a page up to 360 bytes each. As
 * large as the text around it if `inText`.
 */
export function LineIcon({ of, inText = false }: { of: LineIconName; inText?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={clsx(look.icon, inText && look.inText)}>
      <path d={lines[of]} />
    </svg>
  );
}

import look from "./Announcement.module.css";

/** A text that screen readers announce whenever it changes; invisible. */
export function Announcement({ text }: { text: string }) {
  return (
    <div role="status" aria-live="polite" className={look.hidden}>
      {text}
    </div>
  );
}

/** Text for screen readers only. */
export function HiddenText({ children }: { children: string }) {
  return <span className={look.hidden}>{children}</span>;
}

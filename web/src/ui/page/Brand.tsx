import look from "./Brand.module.css";

/** The logo: two cane leaves that form a V. */
export function Brand({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden className={look.mark}>
      <path d="M31 60C18 50 7 33 6 8c15 9 23 26 25 52Z" />
      <path d="M33 60c13-10 24-27 25-52-15 9-23 26-25 52Z" className={look.paleLeaf} />
    </svg>
  );
}

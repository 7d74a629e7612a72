const system =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

const rem = (px: number) => `${px / 16}rem`;

/** Six sizes: 14, 16, 18, 22, 28, 36. System fonts: nothing to download on a slow line. */
export const typography = {
  fontFamily: system,
  fontSize: 16,
  htmlFontSize: 16,
  h1: {
    fontSize: rem(28),
    lineHeight: 1.2,
    fontWeight: 750,
    letterSpacing: "-0.02em",
    "@media (min-width:48em)": { fontSize: rem(36) },
  },
  h2: {
    fontSize: rem(22),
    lineHeight: 1.25,
    fontWeight: 700,
    letterSpacing: "-0.015em",
    "@media (min-width:48em)": { fontSize: rem(28) },
  },
  h3: { fontSize: rem(18), lineHeight: 1.3, fontWeight: 700, letterSpacing: "-0.01em" },
  h4: { fontSize: rem(16), lineHeight: 1.4, fontWeight: 700 },
  h5: { fontSize: rem(16), lineHeight: 1.4, fontWeight: 650 },
  h6: { fontSize: rem(16), lineHeight: 1.4, fontWeight: 650 },
  subtitle1: { fontSize: rem(18), lineHeight: 1.5 },
  subtitle2: { fontSize: rem(14), lineHeight: 1.4, fontWeight: 650 },
  body1: { fontSize: rem(16), lineHeight: 1.6 },
  body2: { fontSize: rem(14), lineHeight: 1.5 },
  button: { fontSize: rem(16), fontWeight: 650, textTransform: "none" as const, letterSpacing: 0 },
  /** The name of a thing, or a text that counts more than its neighbours. */
  strong: { fontSize: rem(16), lineHeight: 1.6, fontWeight: 650 },
  caption: { fontSize: rem(14), lineHeight: 1.4 },
};

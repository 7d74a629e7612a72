/** Places the library's words over the picture, where they can be selected; it sets the variables of each itself. */
export const textLayer = {
  position: "absolute",
  inset: 0,
  overflow: "clip",
  lineHeight: 1,
  textAlign: "initial",
  textSizeAdjust: "none",
  forcedColorAdjust: "none",
  transformOrigin: "0 0",
  "--min-font-size": "1",
  "--text-scale-factor": "calc(var(--total-scale-factor) * var(--min-font-size))",
  "--min-font-size-inv": "calc(1 / var(--min-font-size))",
  "& :is(span, br)": {
    position: "absolute",
    color: "transparent",
    whiteSpace: "pre",
    cursor: "text",
    transformOrigin: "0% 0%",
  },
  "& > *": {
    "--font-height": "0",
    "--scale-x": "1",
    "--rotate": "0deg",
    fontSize: "calc(var(--text-scale-factor) * var(--font-height))",
    transform: "rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))",
  },
  "& ::selection": { background: "rgb(0 0 255 / 0.25)", color: "transparent" },
} as const;

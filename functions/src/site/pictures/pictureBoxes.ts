import { fittingSize, type TextSize } from "./pictureText.ts";

/** A picture: its background as SVG, and boxes of text to lay out over it. */
export type Picture = { backdrop: string; content: Box };
export type Box = { type: "div"; key: null; props: { style: Style; children: string | Box[] } };
export type Style = Record<string, string | number>;

/** The light scheme of the site. */
export const colours = {
  paper: "#FAF8F4",
  text: "#1D2925",
  muted: "#54625C",
  primary: "#0A6A4E",
  leaf: "#8FE0BF",
  sun: "#F5C542",
  hairline: "rgba(255,255,255,0.28)",
  over: "#54625C",
};

/** The font of every picture. */
const pictureFont = "Source Sans 3 latin, Source Sans 3 latin-ext";

export function fitted(text: string, width: number, sizes: readonly TextSize[]): Style {
  const { size, lines } = fittingSize(text, width, sizes);
  return { fontSize: size, lineClamp: lines };
}

/** Text that breaks anywhere instead of leaving its box. */
export function line(text: string, style: Style): Box {
  return box(
    {
      display: "block",
      wordBreak: "break-word",
      textOverflow: "ellipsis",
      overflow: "hidden",
      flexShrink: 0,
      ...style,
    },
    text,
  );
}

/** A whole picture of that size. */
export function sheet(size: { width: number; height: number }, children: Box[]): Box {
  return box(
    { position: "relative", ...size, color: colours.text, fontFamily: pictureFont },
    children,
  );
}

/** Draws parts, one below the other inside, each at its place between the margins of a picture. */
export function partsBetween(left: number, width: number) {
  return (style: Style, children: Box[]): Box =>
    box(
      { position: "absolute", left, width, flexDirection: "column", overflow: "hidden", ...style },
      children,
    );
}

export function box(style: Style, children: string | Box[]): Box {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

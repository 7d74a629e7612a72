import Box from "@mui/material/Box";
import { town } from "@vagas/functions/domain/town";
import { TextLink } from "../ui/TextLink.tsx";
import { Brand } from "../ui/page/Brand.tsx";

/** `nameShown`: the `display` of the board's name beside the mark, by width. */
type Props = { to: string; leadsTo: string; nameShown?: Record<string, string> };

/** The logo and the board's name in a header, as a link. */
export function BrandLink({ to, leadsTo, nameShown = {} }: Props) {
  return (
    <TextLink
      to={to}
      color="textPrimary"
      underline="none"
      aria-label={`${town.boardName}: ${leadsTo}`}
      sx={{
        display: "flex",
        flex: "1 1 44px",
        // Without room, the name wraps to a second line, which is cut off.
        flexWrap: "wrap",
        height: 44,
        overflow: "hidden",
        alignContent: "flex-start",
        columnGap: 1,
        "& > *": { minHeight: 44 },
        fontWeight: 750,
        letterSpacing: "-0.015em",
        whiteSpace: "nowrap",
      }}
    >
      <Brand size={28} />
      <Box component="span" sx={{ display: nameShown, lineHeight: "44px" }}>
        {town.boardName}
      </Box>
    </TextLink>
  );
}

import Box from "@mui/material/Box";

/**
 * Where the furrows meet the picture's lower edge, in percent of its width; all start from one point at the horizon.
 */
const furrows = [-60, -20, 12, 38, 60, 80, 104, 140];
const horizon = 42;

/** The colours of the land: by day, and by night. */
const land = {
  display: "block",
  position: "relative",
  width: "100%",
  height: 72,
  displayPrint: "none",
  color: "primary.main",
  "--terra": "#A4421F",
  "--sulco": "#7F3217",
  "html[data-color-scheme=dark] &": {
    color: "primary.dark",
    "--terra": "#7F3217",
    "--sulco": "#A4421F",
  },
} as const;

/**
 * The land around the town, at the end of the home page's opening: sun, cane to the horizon, furrows of red earth.
 */
export function RedEarth() {
  return (
    <Box component="svg" aria-hidden sx={land}>
      <circle cx="84%" cy="20" r="16" fill="var(--mui-palette-warning-main)" />
      <pattern id="cana" width="36" height="24" y={horizon - 24} patternUnits="userSpaceOnUse">
        <path
          fill="currentColor"
          d="M0 24V14Q4 8 10 8 6 12 5 18 8 6 17 1 12 8 12 18 16 8 25 6 19 11 18 19 22 9 33 5 27 11 26 19 30 13 36 12V24Z"
        />
      </pattern>
      <rect width="100%" y={horizon - 24} height="24" fill="url(#cana)" />
      <rect width="100%" y={horizon} height="30" fill="var(--terra)" />
      {furrows.map((foot) => (
        <line
          key={foot}
          x1="72%"
          y1={horizon}
          x2={`${foot}%`}
          y2="76"
          stroke="var(--sulco)"
          strokeWidth="3"
        />
      ))}
    </Box>
  );
}

import look from "./RedEarth.module.css";

/**
 * Where the furrows meet the picture's lower edge, in percent of its width; all start from one point at the horizon.
 */
const furrows = [-60, -20, 12, 38, 60, 80, 104, 140];
const horizon = 42;

/**
 * The land around the town, at the end of the home page's opening: sun, cane to the horizon, furrows of red earth.
 */
export function RedEarth() {
  return (
    <svg aria-hidden className={look.land}>
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
    </svg>
  );
}

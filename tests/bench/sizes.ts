/** Numbers of listed jobs that are tried. */
export const sizes = [20, 200, 2_000, 20_000] as const;

/** The size of a board. One in fifty of its jobs is pending. */
export type Board = { jobs: number; candidates: number; companies: number; pendingJobs: number };

/** A town's board in its first week, and one for a whole state. */
export const boards: readonly [Board, Board] = [
  { jobs: 20, candidates: 50, companies: 20, pendingJobs: 20 },
  { jobs: 20_000, candidates: 50_000, companies: 2_000, pendingJobs: 2_000 },
];

/** How much of everything a board has. Of its jobs, one in fifty waits for approval. */
export type Board = { jobs: number; candidates: number; companies: number; pendingJobs: number };

/** A town's board in its first week, and what a state's may come to. */
export const boards: readonly [Board, Board] = [
  { jobs: 20, candidates: 50, companies: 20, pendingJobs: 20 },
  { jobs: 20_000, candidates: 50_000, companies: 2_000, pendingJobs: 2_000 },
];

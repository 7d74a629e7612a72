import { projectId } from "./ports.ts";
import { seed } from "./seed/seed.ts";

// A process of its own, so that its memory goes when it is done.
await seed({ projectId });
process.exit(0);

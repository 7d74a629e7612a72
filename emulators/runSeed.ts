import { projectId } from "./ports.ts";
import { seed } from "./seed/seed.ts";

// A separate process, so that its memory is freed afterwards.
await seed({ projectId });
process.exit(0);

import { existsSync, rmSync } from "node:fs";
import { readCommandLine } from "./commandLine.ts";
import { kept } from "./folders.ts";
import { answers } from "./portHolders.ts";
import { ports } from "./ports.ts";

readCommandLine("npm run reset", {});
if (await answers(ports.hub)) {
  process.stderr.write(
    "A suite is up, and with --keep it writes its data when it ends: stop it first.\n",
  );
  process.exit(1);
}
// Without data, the next `npm start -- --keep` seeds again.
process.stdout.write(
  existsSync(kept)
    ? "The kept data is gone; the next start begins with the seed.\n"
    : "No data was kept; the next start begins with the seed.\n",
);
rmSync(kept, { recursive: true, force: true });

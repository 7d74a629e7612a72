import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../folders.ts";
import { withTables } from "./markedRules.ts";

// Writes into firestore.rules what follows from the tables of fields.

const path = join(root, "firestore.rules");
writeFileSync(path, withTables(readFileSync(path, "utf8")));

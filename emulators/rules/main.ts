import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../folders.ts";
import { withTables } from "./markedRules.ts";

// Writes into firestore.rules the lines that the tables of fields determine.

const path = join(root, "firestore.rules");
writeFileSync(path, withTables(readFileSync(path, "utf8")));

import { actsPart } from "./acts/part.ts";
import { administrationPart } from "./administration/part.ts";
import { alertsPart } from "./alerts/part.ts";
import { bytesPart } from "./bytes/part.ts";
import { inboxPart } from "./inbox/part.ts";
import { lawPart } from "./law/part.ts";
import { lighthousePart } from "./lighthouse/part.ts";
import { linePart } from "./line/part.ts";
import type { Part } from "./part.ts";
import { peoplePart } from "./people/part.ts";
import { queuePart } from "./queue/part.ts";
import { readsPart } from "./reads/part.ts";
import { resumePart } from "./resume/part.ts";
import { renderPart } from "./render/part.ts";
import { touchesPart } from "./touches/part.ts";
import { scriptsPart } from "./scripts/part.ts";
import { serverPart } from "./server/part.ts";
import { writesPart } from "./writes/part.ts";

/** All measurements of `npm run bench`, in the order of its tables. */
export const parts: readonly Part[] = [
  readsPart,
  scriptsPart,
  bytesPart,
  serverPart,
  writesPart,
  administrationPart,
  peoplePart,
  alertsPart,
  lighthousePart,
  linePart,
  renderPart,
  actsPart,
  lawPart,
  resumePart,
  queuePart,
  inboxPart,
  touchesPart,
];

import { saveFile } from "./saveFile.ts";

/** Saves data as a file that people can read and programs too. */
export function saveJson(data: object, name: string) {
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }), name);
}

import { tabStorage } from "../../../state/browserStorage.ts";

const key = "vagas-cleared";

/** Has the next page say that this device was cleared. */
export function markCleared() {
  tabStorage.write(key, true);
}

/** Whether the device was cleared just before this page came. */
export function isJustCleared(): boolean {
  return tabStorage.read(key) === true;
}

export function forgetCleared() {
  tabStorage.write(key, null);
}

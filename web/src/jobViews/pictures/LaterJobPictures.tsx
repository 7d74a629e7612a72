import { lazyPart } from "../../ui/lazyPart.tsx";

/** The dialog, loaded when somebody opens it. */
export const LaterJobPictures = lazyPart(
  async () => (await import("./JobPicturesDialog.tsx")).JobPicturesDialog,
);

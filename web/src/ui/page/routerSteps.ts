/** What open dialogs have to say about the router's steps; set by dialogHistory, whose code comes with the first dialog. */
export const dialogs = {
  /** At each step through the history: whether it was about a dialog, and no page changes. */
  tookStep: (_samePage: boolean) => false,
  /** Goes to another address, out of every dialog first; `replace` opens it in place where the dialog stays. */
  goOn: (go: () => void, _replace: (() => void) | null) => go(),
};

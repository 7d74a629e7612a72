/** The open dialogs' part in the router's steps; set by dialogHistory, whose code loads with the first dialog. */
export const dialogs = {
  /** At each history step: whether it concerned a dialog, so that no page changes. */
  tookStep: (_samePage: boolean) => false,
  /** Navigates, after leaving every dialog; `replace` opens the address in place and keeps the dialog. */
  goOn: (go: () => void, _replace: (() => void) | null) => go(),
};

/** What was sent cannot be cancelled: a dialog that closed meanwhile would say that it was. */
export function unlessBusy(busy: boolean, onClose: () => void): () => void {
  return () => {
    if (!busy) onClose();
  };
}

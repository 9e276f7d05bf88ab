/**
 * Opens a dialog over the page. Once it is gone the focus is where it was.
 * @param away called by Escape and the system's gesture to go back, before the dialog closes: keys that follow find it closed
 */
export function modal(dialog: HTMLDialogElement, away: () => void): { destroy(): void } {
  const before = document.activeElement;
  dialog.showModal();
  // A field for files inside reports the end of its own picker by the same event.
  dialog.oncancel = ({ target }) => {
    if (target === dialog) away();
  };
  return {
    destroy: () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    },
  };
}

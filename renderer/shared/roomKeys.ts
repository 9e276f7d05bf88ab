/**
 * Hears the keys that are meant for a room as a whole: neither those typed into a field nor any while a dialog lies over the room.
 * Returns what ends the hearing.
 */
export function hearRoomKeys(press: (event: KeyboardEvent) => void): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (!isField(event.target) && document.querySelector('dialog[open]') === null) press(event);
  };
  window.addEventListener('keydown', heard);
  return () => window.removeEventListener('keydown', heard);
}

/** Whether keys are typed into an element, or choose in it. */
function isField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

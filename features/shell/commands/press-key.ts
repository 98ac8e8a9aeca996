// The effect of a key that a user has given to a command, and of the sheet's key. It is loaded with the first key pressed.
import { runCommand } from '#lib/commands/commands.ts';
import { chordOf, commandOf, useHotkeys } from '#lib/commands/hotkeys.ts';
import { useCommandView } from './command-view.ts';

/** Keys belong to whoever is being typed into, and to a dialog while one is open. */
const isTaken = (target: EventTarget | null): boolean =>
  !(target instanceof HTMLElement) ||
  target.isContentEditable ||
  target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select') ||
  document.querySelector('dialog:modal') !== null;

export function pressKey(event: KeyboardEvent): void {
  const chord = chordOf(event);
  if (chord === null || isTaken(event.target)) return;
  const command = commandOf(useHotkeys.getState().bindings, chord);
  if (chord !== '?' && command === null) return;
  event.preventDefault();
  if (command === null) useCommandView.getState().show('keys');
  else runCommand(command);
}

'use client';
// Keys that somebody has given to commands: none until then, kept on this device.
import { create } from 'zustand';

import { isCommandId, type CommandId } from './commands.ts';
import type { Bindings } from './suggested-bindings.ts';

/** Taken by the page itself: the palette and the sheet of keys. */
const ownChords: readonly string[] = ['Ctrl+K', '?'];

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const modifiers = ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead'];
/** Keys that walk, leave or send: they keep their meaning. */
const reserved = ['Tab', 'Enter', 'Escape', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Backspace', 'Delete', 'F5', 'F12'];

/** 'B', 'Shift+C', 'Ctrl+K' (⌘ counts as Ctrl), '?'; null for a press that is no chord of its own. */
export function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | null {
  if (modifiers.includes(key) || reserved.includes(key)) return null;
  const isLetter = /^\p{L}$/u.test(key);
  const parts = [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    // For other signs Shift is already in the sign.
    ...(shiftKey && (isLetter || key.length > 1) ? ['Shift'] : []),
    key.length === 1 ? key.toUpperCase() : key,
  ];
  return parts.join('+');
}

export type AssignRefusal = { readonly reason: 'taken'; readonly by: CommandId | 'page' };

/** Gives a chord to a command; refused when something else has it. */
export function assign(bindings: Bindings, id: CommandId, chord: string): Bindings | AssignRefusal {
  if (ownChords.includes(chord)) return { reason: 'taken', by: 'page' };
  const other = Object.entries(bindings).find(([name, bound]) => bound === chord && name !== id)?.[0];
  if (other !== undefined && isCommandId(other)) return { reason: 'taken', by: other };
  return { ...bindings, [id]: chord };
}

export const isRefused = (answer: Bindings | AssignRefusal): answer is AssignRefusal => 'reason' in answer;

export const commandOf = (bindings: Bindings, chord: string): CommandId | null => {
  const found = Object.entries(bindings).find(([, bound]) => bound === chord)?.[0];
  return found !== undefined && isCommandId(found) ? found : null;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The valid part of the keys kept on the device: known commands, each chord once.
 * @internal
 */
export function readBindings(stored: unknown): Bindings {
  const kept = isObject(stored) && 'bindings' in stored && isObject(stored.bindings) ? Object.entries(stored.bindings) : [];
  let bindings: Bindings = {};
  for (const [id, chord] of kept) {
    const answer = isCommandId(id) && typeof chord === 'string' ? assign(bindings, id, chord) : bindings;
    if (!isRefused(answer)) bindings = answer;
  }
  return bindings;
}

const place = 'hotkeys';

/** Nothing that is rendered on the server depends on them. */
function recall(): Bindings {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(place) ?? 'null');
    return readBindings(isObject(kept) && 'state' in kept ? kept.state : null);
  } catch {
    return {};
  }
}

function keep(bindings: Bindings): void {
  try {
    window.localStorage.setItem(place, JSON.stringify({ state: { bindings }, version: 0 }));
  } catch {
    // Then they last until the page is closed.
  }
}

type Hotkeys = { readonly bindings: Bindings; set(bindings: Bindings): void };

export const useHotkeys = create<Hotkeys>((set) => ({
  bindings: recall(),
  set: (bindings) => {
    keep(bindings);
    set({ bindings });
  },
}));

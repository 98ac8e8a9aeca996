// The world whose turn it is, in memory that outlives the thread of worlds: the one that it dies with, or that does not let go of it, is known.

/** Longer than any id of a world. */
const longestId = 64;
/** Turns are counted before the id. */
const idAt = 4;

export const newTurnMemory = (): SharedArrayBuffer => new SharedArrayBuffer(idAt + longestId);

/** Empty: nobody’s. */
export function writeTurn(memory: SharedArrayBuffer, worldId: string): void {
  const bytes = new Uint8Array(memory, idAt);
  for (let at = 0; at < longestId; at += 1) bytes[at] = at < worldId.length ? worldId.charCodeAt(at) : 0;
  Atomics.add(new Int32Array(memory, 0, 1), 0, 1);
}

/** Null: it was nobody’s. */
export function readTurn(memory: SharedArrayBuffer): string | null {
  const codes = [...new Uint8Array(memory, idAt)].filter((code) => code > 0);
  return codes.length === 0 ? null : String.fromCharCode(...codes);
}

/** Another number with each turn that begins or ends. */
export const turnNumber = (memory: SharedArrayBuffer): number => Atomics.load(new Int32Array(memory, 0, 1), 0);

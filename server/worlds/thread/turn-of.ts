// The world whose turn it is, in memory that outlives the thread of worlds: the one that it dies with is known.

/** Longer than any id of a world. */
const longestId = 64;

export const newTurnMemory = (): SharedArrayBuffer => new SharedArrayBuffer(longestId);

/** Empty: nobody’s. */
export function writeTurn(memory: SharedArrayBuffer, worldId: string): void {
  const bytes = new Uint8Array(memory);
  for (let at = 0; at < longestId; at += 1) bytes[at] = at < worldId.length ? worldId.charCodeAt(at) : 0;
}

/** Null: it was nobody’s. */
export function readTurn(memory: SharedArrayBuffer): string | null {
  const codes = [...new Uint8Array(memory)].filter((code) => code > 0);
  return codes.length === 0 ? null : String.fromCharCode(...codes);
}

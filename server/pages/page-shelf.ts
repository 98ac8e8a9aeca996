// Drawn pages, each for as long as it may be shown, within a room of fixed size. Many who want the same at once wait for one drawing.
import { keepPage, type DrawnPage, type KeptPage } from './kept-page.ts';
import type { VisitorFace } from './visitor-face.ts';

export type PageShelfOptions = {
  /** Draws a page anew from what a visitor shows, and from nothing else. */
  readonly draw: (face: VisitorFace) => Promise<DrawnPage>;
  readonly nowMs: () => number;
  /** Bytes. */
  readonly room: number;
};

export type PageShelf = {
  /** No older than its address allows. Null: there is nothing that could be given to several. Rejects when it cannot be drawn. */
  take(face: VisitorFace): Promise<KeptPage | null>;
  /** The contents of pages have changed: no page drawn before is given any more. */
  clear(): void;
};

/** For so long after a change a page may still be drawn from words read before it: it is given to those who wait for it, and not kept. */
const settleMs = 3000;

/** The mark of a gap: React, on a busy machine, sent a part of the page after the rest, for a script to put in its place. */
const gap = '<!--$?-->';

type Shelved = { readonly page: KeptPage; readonly drawnMs: number; readonly isWhole: boolean };

const bytesOf = ({ plain, packed }: KeptPage): number => plain.length + packed.length;

export function createPageShelf({ draw, nowMs, room }: PageShelfOptions): PageShelf {
  /** Least lately taken first. */
  let shelf = new Map<string, Shelved>();
  let drawing = new Map<string, Promise<KeptPage | null>>();
  let bytes = 0;
  let clearedMs = Number.NEGATIVE_INFINITY;

  function remove(key: string): void {
    const old = shelf.get(key);
    if (old === undefined || !shelf.delete(key)) return;
    bytes -= bytesOf(old.page);
  }
  function put(key: string, shelved: Shelved): void {
    remove(key);
    shelf.set(key, shelved);
    bytes += bytesOf(shelved.page);
    for (const oldest of shelf.keys()) {
      if (bytes <= room) return;
      remove(oldest);
    }
  }
  function drawAnew(key: string, face: VisitorFace): Promise<KeptPage | null> {
    const mine = drawing;
    const waiting = mine.get(key);
    if (waiting !== undefined) return waiting;
    const finish = async (): Promise<KeptPage | null> => {
      // Its figures are no older than this.
      const drawnMs = nowMs();
      try {
        const page = await keepPage(await draw(face), face.isToRead);
        // Begun before everything was cleared, it may tell of what is no more. One without its data is for those who wait for it alone.
        if (page?.status === 200 && mine === drawing && drawnMs - clearedMs >= settleMs)
          put(key, { page, drawnMs, isWhole: !page.plain.includes(gap) });
        return page;
      } finally {
        mine.delete(key);
      }
    };
    const drawn = finish();
    mine.set(key, drawn);
    return drawn;
  }

  return {
    take: async (face) => {
      const key = JSON.stringify([face.path, face.headers]);
      const known = shelf.get(key);
      const ageMs = known === undefined ? Infinity : nowMs() - known.drawnMs;
      if (known === undefined || ageMs >= face.ageMs) return drawAnew(key, face);
      shelf.delete(key);
      shelf.set(key, known);
      // Nobody waits for this one: if it fails, those who come later do, and learn of it.
      // One with gaps is nothing for readers without scripts, but better than none on a machine that is busy.
      if (ageMs >= face.ageMs / 2 || !known.isWhole) drawAnew(key, face).catch(() => undefined);
      return known.page;
    },
    clear: () => {
      shelf = new Map();
      drawing = new Map();
      bytes = 0;
      clearedMs = nowMs();
    },
  };
}

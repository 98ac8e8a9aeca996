// The adverts of one pair, side and kind of price in their order, in blocks that tell in short what they have: whole blocks are passed over.
import type { OnlineHours } from '#lib/contract/c2c/advert-terms.ts';

/** An advert that is online, as the board keeps it. Plain numbers: what they find is looked at exactly. */
export type Placed = {
  readonly advertId: number;
  readonly userId: string;
  /** The better for takers the lower: prices or premiums, of adverts to buy with the other sign. */
  readonly rank: number;
  /** Percents; -1: no order has come to an end. */
  readonly completion: number;
  readonly available: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly schemes: readonly string[];
  readonly hours: OnlineHours | null;
};

type Summary = { readonly minimum: number; readonly maximum: number; readonly schemes: ReadonlySet<string> };

/** A question to a shelf: whether a block may have an answer, and whether an advert may be one. */
type Sought = { readonly amount: number | null; readonly schemes: readonly string[] };

type Block = { entries: Placed[]; summary: Summary | null };

const longestBlock = 256;

/** The better price first, then whoever completes more, then the older advert. */
export const inOrder = (
  one: Pick<Placed, 'rank' | 'completion' | 'advertId'>,
  other: Pick<Placed, 'rank' | 'completion' | 'advertId'>,
): number => one.rank - other.rank || other.completion - one.completion || one.advertId - other.advertId;

/** The place of the first one that does not come before. */
function placeOf<Thing>(list: readonly Thing[], comesBefore: (thing: Thing) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const thing = list[middle];
    if (thing !== undefined && comesBefore(thing)) low = middle + 1;
    else high = middle;
  }
  return low;
}

const summaryOf = (entries: readonly Placed[]): Summary => ({
  minimum: entries.reduce((least, { minimum }) => Math.min(least, minimum), Number.POSITIVE_INFINITY),
  maximum: entries.reduce((most, { maximum }) => Math.max(most, maximum), 0),
  schemes: new Set(entries.flatMap(({ schemes }) => schemes)),
});

const mayHave = ({ minimum, maximum, schemes }: Summary, sought: Sought): boolean =>
  (sought.amount === null || (minimum <= sought.amount && sought.amount <= maximum)) &&
  (sought.schemes.length === 0 || sought.schemes.some((scheme) => schemes.has(scheme)));

export type Shelf = {
  put(entry: Placed): void;
  remove(entry: Placed): void;
  /** In order, without the blocks that have no answer. */
  walk(sought: Sought): Generator<Placed>;
};

export function createShelf(): Shelf {
  const blocks: Block[] = [];
  const blockOf = (entry: Placed): number =>
    placeOf(blocks, ({ entries }) => {
      const last = entries.at(-1);
      return last !== undefined && inOrder(last, entry) < 0;
    });
  const within = ({ entries }: Block, entry: Placed): number => placeOf(entries, (one) => inOrder(one, entry) < 0);
  return {
    put: (entry) => {
      const place = Math.min(blockOf(entry), Math.max(0, blocks.length - 1));
      const block = blocks[place];
      if (block === undefined) {
        blocks.push({ entries: [entry], summary: null });
        return;
      }
      block.entries.splice(within(block, entry), 0, entry);
      block.summary = null;
      if (block.entries.length <= longestBlock) return;
      blocks.splice(place + 1, 0, { entries: block.entries.splice(longestBlock / 2), summary: null });
    },
    remove: (entry) => {
      const place = blockOf(entry);
      const block = blocks[place];
      if (block === undefined) return;
      const at = within(block, entry);
      if (block.entries[at]?.advertId !== entry.advertId) return;
      block.entries.splice(at, 1);
      block.summary = null;
      if (block.entries.length === 0) blocks.splice(place, 1);
    },
    *walk(sought) {
      for (const block of blocks) {
        block.summary ??= summaryOf(block.entries);
        if (mayHave(block.summary, sought)) yield* block.entries;
      }
    },
  };
}

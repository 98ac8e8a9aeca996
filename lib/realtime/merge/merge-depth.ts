// Keeps the order book in step with the exchange's, and proves it with every message.
import * as z from 'zod/mini';

import { depthChannelSnapshot, depthChannelUpdate, depthChecksum, type DepthBook } from '#lib/contract/channels/depth.ts';
import type { DepthLevel } from '#lib/contract/market.ts';
import type { Merge } from './merge.ts';

/** Puts levels into a side that is sorted best first. Prices of one market fit a double exactly enough to be ordered. */
function applyLevels(side: readonly DepthLevel[], changes: readonly DepthLevel[], better: 1 | -1): DepthLevel[] {
  const levels = [...side];
  for (const level of changes) {
    const price = Number(level[0]);
    let low = 0;
    let high = levels.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((Number(levels[middle]?.[0]) - price) * better < 0) low = middle + 1;
      else high = middle;
    }
    const present = levels[low]?.[0] === level[0];
    const gone = Number(level[1]) === 0;
    if (present && gone) levels.splice(low, 1);
    else if (present) levels[low] = level;
    else if (!gone) levels.splice(low, 0, level);
  }
  return levels;
}

function isCrossed({ bids, asks }: DepthBook): boolean {
  const bid = bids[0];
  const ask = asks[0];
  return bid !== undefined && ask !== undefined && Number(bid[0]) >= Number(ask[0]);
}

const proven = (book: DepthBook, checksum: number): DepthBook | null => (isCrossed(book) || depthChecksum(book) !== checksum ? null : book);

const seeded = z.omit(depthChannelSnapshot, { checksum: true });

export const mergeDepth: Merge<DepthBook> = {
  seed: (raw) => {
    const parsed = z.safeParse(seeded, raw);
    return parsed.success && !isCrossed(parsed.data) ? parsed.data : null;
  },
  snapshot: (raw) => {
    const parsed = z.safeParse(depthChannelSnapshot, raw);
    return parsed.success ? proven({ bids: parsed.data.bids, asks: parsed.data.asks }, parsed.data.checksum) : null;
  },
  update: (book, raw) => {
    const parsed = z.safeParse(depthChannelUpdate, raw);
    if (!parsed.success) return null;
    const { bids, asks, checksum } = parsed.data;
    return proven({ bids: applyLevels(book.bids, bids, -1), asks: applyLevels(book.asks, asks, 1) }, checksum);
  },
};

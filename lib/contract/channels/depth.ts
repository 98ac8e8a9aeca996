// The order book of a market: its best 100 levels of each side, then what changes in them.
import * as z from 'zod/mini';

import { depthLevel, type DepthLevel } from '../market.ts';
import { crc32 } from './crc32.ts';

/** Levels of each side that a subscriber holds. */
export const depthLevels = 100;
/** Levels of each side that the checksum covers. */
const checkedLevels = 25;

const book = {
  /** Best first in a snapshot; in any order in an update. */
  bids: z.array(depthLevel),
  asks: z.array(depthLevel),
  /** The checksum of the whole book after this message. */
  checksum: z.number(),
};

export const depthChannelSnapshot = z.object(book);

/** A level takes the place of the one at its price; quantity '0': the level is gone (or no longer among the best 100). */
export const depthChannelUpdate = z.object(book);

/** The book that a subscriber holds: best first, never crossed. */
export type DepthBook = { readonly bids: readonly DepthLevel[]; readonly asks: readonly DepthLevel[] };

/**
 * CRC-32 of the best 25 levels of both sides, taken in turn from the best one on, prices and quantities exactly as they were sent:
 * `bidPrice:bidQuantity:askPrice:askQuantity:bidPrice:…`. Where one side is shorter, the other goes on alone.
 * An empty book is the checksum of the empty text, 0.
 */
export function depthChecksum(levels: DepthBook): number {
  const parts: string[] = [];
  for (let rank = 0; rank < checkedLevels; rank += 1) {
    const bid = levels.bids[rank];
    const ask = levels.asks[rank];
    if (bid !== undefined) parts.push(bid[0], bid[1]);
    if (ask !== undefined) parts.push(ask[0], ask[1]);
  }
  return crc32(parts.join(':'));
}

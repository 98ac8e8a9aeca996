// Reads the gap between a leader and all who copy.
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { type KnownCopies, leaderGap } from './leader-gap.ts';
import { readCopyRows, readFills, readFunding } from './read-market-rows.ts';
import { type GapSum, sumGaps } from './sum-gaps.ts';

export async function readGaps(db: Store['db'], listings: Listings, known: KnownCopies): Promise<GapSum> {
  const ids = known.copies.map(({ strategyId }) => strategyId);
  if (ids.length === 0) return sumGaps([], 0n);
  const all = [known.leaderId, ...ids];
  const fromMs = known.hours[0]?.hourMs ?? 0;
  const [fills, rows, funding] = await Promise.all([
    readFills(db, listings, all, fromMs),
    readCopyRows(db, ids),
    readFunding(db, all, fromMs),
  ]);
  return leaderGap(listings, known, { fills, rows, funding });
}

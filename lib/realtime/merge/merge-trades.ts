// The tape: newest on top, a trade is never shown twice.
import * as z from 'zod/mini';

import { tradeSnapshot, tradeUpdate } from '#lib/contract/channels/trade.ts';
import type { PublicTrade } from '#lib/contract/market.ts';
import type { Merge } from './merge.ts';

const kept = 100;

export const mergeTrades: Merge<readonly PublicTrade[]> = {
  snapshot: (raw) => {
    const parsed = z.safeParse(tradeSnapshot, raw);
    // A page is seeded with the newest first, the channel sends the oldest first.
    return parsed.success ? parsed.data.toSorted((a, b) => Number(b.tradeId) - Number(a.tradeId)).slice(0, kept) : null;
  },
  update: (trades, raw) => {
    const parsed = z.safeParse(tradeUpdate, raw);
    if (!parsed.success) return null;
    const newest = Number(trades[0]?.tradeId ?? 0);
    const fresh = parsed.data.filter((trade) => Number(trade.tradeId) > newest).toReversed();
    return [...fresh, ...trades].slice(0, kept);
  },
};

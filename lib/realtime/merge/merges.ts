// Every channel's way of putting its messages together; of those whose messages are sets of named things, or whole pictures, it is here.
import * as z from 'zod/mini';

import { botsMessage } from '#lib/contract/channels/bots.ts';
import { c2cMessage } from '#lib/contract/channels/c2c.ts';
import { marginSnapshot } from '#lib/contract/channels/margin.ts';
import { positionsSnapshot } from '#lib/contract/channels/positions.ts';
import type { ChannelName } from '#lib/contract/channels/protocol.ts';
import { sourceState } from '#lib/contract/channels/source.ts';
import { tickersSnapshot } from '#lib/contract/channels/tickers.ts';
import { trackSnapshot } from '#lib/contract/channels/track.ts';
import { unifiedSnapshot } from '#lib/contract/channels/unified.ts';
import type { ChannelData } from '../channel-data.ts';
import type { Merge } from './merge.ts';
import { mergeAccount } from './merge-account.ts';
import { mergeCandles } from './merge-candles.ts';
import { mergeDepth } from './merge-depth.ts';
import { mergeOrders } from './merge-orders.ts';
import { mergePlans } from './merge-plans.ts';
import { mergeTrades } from './merge-trades.ts';

/** Things with names, each replaced by its newest state: tickers by symbol, bots by their ids. */
function mergeByName<Thing>(schema: z.ZodMiniType<readonly Thing[]>, nameOf: (thing: Thing) => string): Merge<ReadonlyMap<string, Thing>> {
  const read = (raw: unknown): (readonly [string, Thing])[] | null => {
    const parsed = z.safeParse(schema, raw);
    return parsed.success ? parsed.data.map((thing) => [nameOf(thing), thing] as const) : null;
  };
  return {
    snapshot: (raw) => {
      const things = read(raw);
      return things === null ? null : new Map(things);
    },
    update: (data, raw) => {
      const things = read(raw);
      return things === null ? null : new Map([...data, ...things]);
    },
  };
}

/** Every message is the whole picture. */
function mergeWhole<Data>(schema: z.ZodMiniType<Data>): Merge<Data> {
  const read = (raw: unknown): Data | null => {
    const parsed = z.safeParse(schema, raw);
    return parsed.success ? parsed.data : null;
  };
  return { snapshot: read, update: (_, raw) => read(raw) };
}

const mergeMargin = mergeWhole(marginSnapshot);

export const merges: { readonly [Name in ChannelName]: Merge<ChannelData[Name]> } = {
  tickers: mergeByName(tickersSnapshot, (ticker) => ticker.symbol),
  depth: mergeDepth,
  trade: mergeTrades,
  candle: mergeCandles,
  orders: mergeOrders,
  plans: mergePlans,
  tpsl: mergePlans,
  positions: mergeWhole(positionsSnapshot),
  source: mergeWhole(sourceState),
  cross: mergeMargin,
  isolated: mergeMargin,
  unified: mergeWhole(unifiedSnapshot),
  account: mergeAccount,
  bots: mergeByName(botsMessage, (bot) => bot.strategyId),
  track: mergeWhole(trackSnapshot),
  c2c: mergeWhole(c2cMessage),
};

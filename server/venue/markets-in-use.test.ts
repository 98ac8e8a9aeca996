// The pace of a market by what is made of it, reason by reason.
import { expect, test } from 'vitest';

import type { MarketListing } from '#server/engine/listings.ts';
import { loadContracts } from '#server/market/contracts/load-contracts.ts';
import { venueAccounts } from '#server/market/opening/open-venue.ts';
import { loadVenue } from '#server/market/venue.ts';
import { createMarketsInUse } from './markets-in-use.ts';

const venue = loadVenue();
const { listings } = venue;
const contracts = loadContracts(undefined, venue);
listings.listContracts(contracts.perpetuals, contracts.assets);

const listing = (symbol: string): MarketListing => {
  const found = listings.marketOf(symbol);
  if (found === undefined) throw new Error(`no market ${symbol}`);
  return found;
};
const id = (symbol: string): number => listing(symbol).marketId;

type Made = {
  readonly watched: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
  readonly bots: ReadonlySet<number>;
  readonly houseBots: ReadonlySet<number>;
  readonly waitedIn: ReadonlySet<number>;
  readonly coins: ReadonlySet<number>;
  /** Null: the exchange does not say. */
  readonly debtors: number | null;
  readonly followed: ReadonlySet<string>;
};

const nothing: Made = {
  watched: new Set(),
  lists: new Set(),
  bots: new Set(),
  houseBots: new Set(),
  waitedIn: new Set(),
  coins: new Set(),
  debtors: 0,
  followed: new Set(),
};

async function useWith(change: Partial<Made>) {
  const made = { ...nothing, ...change };
  const hands = { nowMs: 1_000_000 };
  const use = createMarketsInUse({
    listings,
    seen: { watched: () => made.watched, lists: () => made.lists },
    automation: { watched: (but) => (but === venueAccounts.houseBots ? made.bots : new Set([...made.bots, ...made.houseBots])) },
    projections: {
      waitedIn: () => made.waitedIn,
      conversions: {
        waitingCoins: () => made.coins,
        list: () => Promise.reject(new Error('not asked')),
        ofReference: () => Promise.reject(new Error('not asked')),
        orders: () => Promise.reject(new Error('not asked')),
      },
    },
    client: { debtors: () => (made.debtors === null ? Promise.reject(new Error('away')) : Promise.resolve(made.debtors)) },
    collateral: new Set(['BTCUSDT', 'SOLUSDT']),
    followed: () => made.followed,
    now: () => hands.nowMs,
  });
  // It has heard of the debtors.
  await Promise.resolve();
  return { use, hands };
}

test.each([
  ['nothing', {}, 'SOLUSDT', 'resting'],
  ['somebody looks at another', { watched: new Set(['BTCUSDT']) }, 'SOLUSDT', 'resting'],
  ['somebody looks at it', { watched: new Set(['SOLUSDT']) }, 'SOLUSDT', 'watched'],
  ['a bot of a user', { bots: new Set([id('SOLUSDT')]) }, 'SOLUSDT', 'watched'],
  ['a bot of the house', { houseBots: new Set([id('SOLUSDT')]) }, 'SOLUSDT', 'used'],
  ['something waits in it', { waitedIn: new Set([id('SOLUSDT_UMCBL')]) }, 'SOLUSDT_UMCBL', 'used'],
  ['something waits in it and somebody looks at it', { waitedIn: new Set([id('SOLUSDT')]), watched: new Set(['SOLUSDT']) }, 'SOLUSDT', 'watched'], // prettier-ignore
  ['somebody owes', { debtors: 1 }, 'SOLUSDT', 'used'],
  ['somebody owes, and its coin stands for no debt', { debtors: 1 }, 'LINKUSDT', 'resting'],
  ['a conversion waits to buy its coin', { coins: new Set([listings.assetOf('SOL')?.assetId ?? -1]) }, 'SOLUSDC', 'used'],
  ['a conversion waits to sell its quote coin', { coins: new Set([listings.assetOf('USDT')?.assetId ?? -1]) }, 'SOLUSDT', 'resting'],
  ['another venue prices by it', { followed: new Set(['SOLUSDT']) }, 'SOLUSDT', 'used'],
  ['somebody looks at its list', { lists: new Set(['spot']) }, 'SOLUSDT', 'listed'],
  ['somebody looks at the list of its line', { lists: new Set(['susdt']) }, 'SXRPSUSDT_SUMCBL', 'listed'],
  ['somebody looks at another list', { lists: new Set(['usdt']) }, 'SXRPSUSDT_SUMCBL', 'resting'],
] as const)('%s', async (_, change, symbol, pace) => {
  const { use } = await useWith(change);
  expect(use.look()(listing(symbol))).toBe(pace);
  use.close();
});

test('whoever has asked keeps a market in use for two minutes, and whoever has read a list the markets in it', async () => {
  const { use, hands } = await useWith({});
  const pace = (): string => use.look()(listing('SOLUSDT'));
  use.noteListed(listing('SOLUSDT'));
  expect(pace()).toBe('listed');
  hands.nowMs += 60_000;
  use.noteAsked(listing('SOLUSDT'));
  expect(pace()).toBe('used');
  hands.nowMs += 119_999;
  expect(pace()).toBe('used');
  hands.nowMs += 1;
  expect(pace()).toBe('resting');
  use.close();
});

test('what is in use in a venue is priced by spot: a pair by itself, a contract by its index', async () => {
  const waitedIn = new Set([id('LINKUSDT'), id('ETHUSDT_UMCBL'), id('BTCUSD_DMCBL')]);
  const { use } = await useWith({ waitedIn, lists: new Set(['spot']) });
  expect([...use.pricedBy()].toSorted()).toEqual(['BTCUSD', 'ETHUSDT', 'LINKUSDT']);
  use.close();
});

test('an exchange that does not answer may have somebody who owes', async () => {
  const { use } = await useWith({ debtors: null });
  await expect.poll(() => use.look()(listing('SOLUSDT'))).toBe('used');
  use.close();
});

// A month of a leader who trades much, followed with two kinds of settings: the gap adds up, and the dry run says what really happened.
import { describe, expect, test } from 'vitest';

import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { MarginMode, Wallet, type Side } from '#lib/contract/enums.ts';
import { leaderRounds } from '#lib/order-math/copy/record/leader-rounds.ts';
import { playCopy, type PlayedOrder } from '#server/services/leader-records/dry-run/play-copy.ts';
import { units } from '#server/engine/units.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { ann, bob, mover, other, type BotVenue } from '../bot-venue.ts';
import { expectFolded } from '../expect-folded.ts';
import { sampleCopy } from '../sample-terms.ts';
import { markets } from '../venue/venue-markets.ts';
import { openCopies, type CopyVenue } from './copy-venue.ts';
import { changesOf, fillsOf, gapOf } from './venue-gaps.ts';

const hourMs = 3_600_000;
const dollar = 100_000_000;
const [btc, eth] = [1, 3];

/** Half of everything; and a fiftieth of bitcoin alone, with little room. */
const half = { investment: '20000', sizing: { by: 'multiplier', multiplier: '0.5' }, leverage: 2, marginMode: 'cross' } as const;
const little = {
  investment: '2000',
  sizing: { by: 'multiplier', multiplier: '0.02' },
  leverage: 2,
  marginMode: 'cross',
  maxAmount: '12',
  markets: [
    {
      symbol: 'ETHUSDT_UMCBL',
      isLeftOut: true,
      leverage: 2,
      marginMode: 'cross',
      maxAmount: null,
      takeProfitRate: null,
      stopLossRate: null,
    },
  ],
} satisfies Partial<CopyTerms>;

/** The lots that the leader has, a short position below zero. */
function held(venue: BotVenue, marketId: number): number {
  const positions = venue.exchange.futures(bob)?.positions ?? [];
  return positions.reduce((sum, one) => (one.marketId === marketId ? sum + one.lots * (one.holdSide === 'long' ? 1 : -1) : sum), 0);
}

const sideOf = (lots: number): Side => (lots > 0 ? 'buy' : 'sell');

type Life = { readonly copies: CopyVenue; readonly a: number; readonly b: number };

/** Sixty trades and more in thirty days: openings, adds, parts, turns, resting orders in pieces, money in and out, and a liquidation. */
function live(seed: number): Life {
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const random = randomSource(seed);
  const prices = new Map([
    [btc, 10_000],
    [eth, 5_000],
  ]);
  const to = (marketId: number, price: number): void => {
    prices.set(marketId, price);
    venue.moveTo(price, marketId);
    // A little near the price, and enough a few ticks further on.
    for (const [away, lots] of [
      [1, 9_000],
      [4, 1_000_000],
    ] as const) {
      venue.rest(other, 'buy', price - away, marketId, lots);
      venue.rest(other, 'sell', price + away, marketId, lots);
    }
    venue.trade(mover, 'buy', 1_000, marketId);
  };
  to(eth, 5_000);
  const [a, b] = [follow(half, ann, 10), follow(little, mover)];
  const order = (marketId: number, lots: number): void => {
    const price = prices.get(marketId) ?? 0;
    if (random(4) > 0) return void venue.trade(bob, sideOf(lots), Math.abs(lots), marketId);
    // It rests in front of the others, and is filled in two pieces.
    venue.rest(bob, sideOf(lots), price, marketId, Math.abs(lots));
    const first = Math.floor(Math.abs(lots) / 3);
    for (const piece of [first, Math.abs(lots) - first]) venue.trade(mover, sideOf(-lots), piece, marketId);
  };
  for (let step = 0; step < 90; step += 1) {
    venue.pass(8 * hourMs);
    const marketId = random(3) === 0 ? eth : btc;
    const had = held(venue, marketId);
    // He has some luck: shares are to be paid as well.
    to(marketId, Math.round(((prices.get(marketId) ?? 0) * (985 + random(31) + 4 * Math.sign(had))) / 1_000));
    const size = (1_500 + random(40_000)) * (random(2) === 0 ? 1 : -1);
    const way = Math.sign(had);
    const next = random(10);
    if (had === 0) order(marketId, size);
    else if (next < 4) order(marketId, way * Math.abs(size));
    else if (next < 6) order(marketId, -Math.trunc(had / 3));
    else if (next < 8) order(marketId, -had - way * Math.abs(size));
    else order(marketId, -had);
    const [from, into] = step % 14 === 0 ? [Wallet.spot, Wallet.futures] : [Wallet.futures, Wallet.spot];
    if (step % 7 === 0)
      venue.send({ type: 'transfer-funds', accountId: bob, assetId: 1, from, to: into, units: units(BigInt(10_000 * dollar)) });
    if (step === 45) {
      // At a leverage of 25 a fall of a tenth takes a position.
      if (held(venue, btc) !== 0) order(btc, -held(venue, btc));
      venue.send({ type: 'set-margin-mode', accountId: bob, marketId: btc, mode: MarginMode.isolated });
      venue.send({ type: 'set-leverage', accountId: bob, marketId: btc, longLeverage: 25, shortLeverage: 25 });
      venue.trade(bob, 'buy', 30_000, btc);
      to(btc, Math.round((prices.get(btc) ?? 0) * 0.9));
    }
  }
  for (const marketId of [btc, eth])
    if (held(venue, marketId) !== 0) venue.trade(bob, sideOf(-held(venue, marketId)), Math.abs(held(venue, marketId)), marketId);
  venue.pass(24 * hourMs);
  to(btc, prices.get(btc) ?? 0);
  for (const copy of [a, b]) venue.tell(copy, { action: 'stop', sells: true });
  return { copies, a, b };
}

/** The changes of the leader's positions as the core tells them. */
function playedOrders({ records }: BotVenue): readonly PlayedOrder[] {
  const net = new Map<number, number>();
  return records.flatMap(({ sequence, timeMs, events }) => {
    const own = events.filter((event) => event.type === 'position-changed' && event.accountId === bob && event.lotsDelta !== 0);
    return [btc, eth].flatMap((marketId): readonly PlayedOrder[] => {
      let [lots, value, leverage] = [0, 0, 1];
      const before = net.get(marketId) ?? 0;
      let after = before;
      for (const event of own) {
        if (event.type !== 'position-changed' || event.marketId !== marketId) continue;
        after += event.holdSide === 'long' ? event.lotsDelta : -event.lotsDelta;
        [lots, value, leverage] = [lots + Math.abs(event.lotsDelta), value + Math.abs(event.value), event.leverage];
      }
      net.set(marketId, after);
      return after === before
        ? []
        : [{ order: sequence, timeMs, marketId, before, after, value, lots, leverage, isIsolated: false, equityUnits: 1 }];
    });
  });
}

const outcome = /copied|partly|closed|skipped|nothing-held|close-owed/;
const counted = (codes: readonly string[]): Readonly<Record<string, number>> =>
  codes.filter((code) => outcome.test(code)).reduce<Record<string, number>>((all, code) => ({ ...all, [code]: (all[code] ?? 0) + 1 }), {});

const seeds = [3, 7, 29];
const kinds = [
  { what: 'half of everything', which: 'a', terms: half, hundredths: 50n },
  { what: 'a fiftieth of bitcoin', which: 'b', terms: little, hundredths: 2n },
] as const;
const each = seeds.flatMap((seed) => kinds.map((kind) => ({ ...kind, seed })));

describe('a month', () => {
  const lives = new Map<number, Life>();
  const lifeOf = (seed: number): Life => {
    const life = lives.get(seed) ?? live(seed);
    life.copies.venue.checkpoint();
    lives.set(seed, life);
    return life;
  };

  test.each(seeds)('he has traded, turned, been liquidated and moved money: %s', (seed) => {
    const { venue } = lifeOf(seed).copies;
    const orders = playedOrders(venue);
    expect(orders.length).toBeGreaterThan(80);
    expect(orders.filter(({ before, after }) => before * after < 0).length).toBeGreaterThan(3);
    expect(
      venue.records.flatMap(({ events }) => events).some((event) => event.type === 'position-liquidated' && event.accountId === bob),
    ).toBe(true);
    expect(leaderRounds(changesOf(fillsOf(venue, bob).filter(({ marketId }) => marketId === btc)), null).length).toBeGreaterThan(10);
    expectFolded(venue);
  });

  test.each(each)('the six parts of the gap sum to the difference to the unit: $what, $seed', ({ seed, which, hundredths }) => {
    const life = lifeOf(seed);
    const { venue } = life.copies;
    const gap = gapOf(venue, life[which], hundredths);
    const sum = Object.values(gap.parts).reduce((total, one) => total + one, 0n);
    expect(sum).toBe(gap.followerUnits - gap.leaderUnits);
    // The follower's gain, as the money that came back tells it.
    const { investedUnits, addedUnits, returnedUnits } = venue.record(life[which]);
    expect(gap.followerUnits).toBe(BigInt(returnedUnits - investedUnits - addedUnits));
  });

  test('in these lives there is something of each part', () => {
    const gaps = each.map(({ seed, which, hundredths }) => gapOf(lifeOf(seed).copies.venue, lifeOf(seed)[which], hundredths).parts);
    for (const part of ['price', 'time', 'size', 'skipped', 'fees', 'share'] as const)
      expect([part, gaps.some((parts) => parts[part] !== 0n)]).toEqual([part, true]);
  });

  test.each(each)('the dry run copies and skips what was copied and skipped: $what, $seed', ({ seed, which, terms, hundredths }) => {
    const life = lifeOf(seed);
    const { venue } = life.copies;
    const [main, further] = [markets[btc], markets[eth]];
    if (main === undefined || further === undefined) throw new Error('there are no contracts');
    const run = playCopy({ kind: 'copy', terms: sampleCopy(terms) }, [main, further], playedOrders(venue));
    expect(counted(run.rows.map(({ code }) => code))).toEqual(counted(life.copies.rows(life[which]).map(([code]) => code)));
    // Played at the leader's prices, without a share: what is left differs by what the copies paid for the book and the moment. The rest is
    // half a tick for each lot at most, because his average prices are played in whole ticks, and the fee of all that.
    const { parts, followerUnits } = gapOf(venue, life[which], hundredths);
    const moved = Number(parts.price + parts.time);
    const expected = Number(followerUnits - parts.share) - moved;
    const traded = fillsOf(venue, life[which]).reduce((sum, { lots }) => sum + Number(lots), 0);
    const rest = Math.abs(run.leftUnits - run.putInUnits - expected);
    expect(rest).toBeLessThanOrEqual(1.001 * (traded * 50) + Math.abs(moved) / 1_000 + traded);
    expect(rest / dollar).toBeLessThan(0.1);
  });
});

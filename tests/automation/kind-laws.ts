// These laws hold for every kind of bot, whatever its markets, its owner, the world outside and kills do to it.
import { describe, expect, test } from 'vitest';

import { BotState, type StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { MarketState, Side } from '#lib/contract/enums.ts';
import type { KindEntry } from '#server/automation/instances/run-kind.ts';
import type { LeadLine } from '#server/engine/accounts/leader.ts';
import { unitsOf } from '#server/engine/units.ts';
import { mechanismReasons } from '#server/automation/mechanism-reasons.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { searchSize } from '#tests/thorough.ts';

import { ann, bob, BotVenue } from './bot-venue.ts';
import { expectFolded } from './expect-folded.ts';
import type { LawSample } from './law-samples.ts';

const seeds = searchSize({ quick: 3, thorough: 100 });
const moves = 40;

type Random = (below: number) => number;
type Judged = { readonly type: StrategyType; readonly sample: LawSample; readonly kindOf: (type: number) => KindEntry | null };

const oneOf = <Value>(values: readonly Value[], random: Random): Value | undefined => values[random(values.length)];

/** A leader does this to those who follow. He does not need to have what he sells: that is refused. */
function lead(venue: BotVenue, marketId: number, line: LeadLine, random: Random): void {
  if (line === 'futures' && random(6) === 0) {
    const units = unitsOf(1 + random(1_000_000_000));
    return void venue.send({ type: 'change-margin', accountId: bob, marketId, holdSide: random(2) === 0 ? 'long' : 'short', units });
  }
  if (line === 'futures' && random(6) === 0) {
    const leverage = 1 + random(20);
    return void venue.send({ type: 'set-leverage', accountId: bob, marketId, longLeverage: leverage, shortLeverage: leverage });
  }
  venue.trade(bob, random(2) === 0 ? Side.buy : Side.sell, 1 + random(random(2) === 0 ? 500_000 : 5_000), marketId);
}

/** An owner, a market and somebody outside may do this to a bot at any time. */
function disturb(venue: BotVenue, bot: number, { markets, edit, messages = [], leads }: LawSample, random: Random): void {
  const marketId = oneOf(markets, random) ?? 0;
  if (leads !== undefined && random(3) > 0) return lead(venue, marketId, leads, random);
  const text = oneOf(messages, random);
  if (text !== undefined && random(2) === 0) return void venue.tell(bot, { action: 'message', text, arrivedMs: venue.nowMs });
  switch (random(14)) {
    case 0:
      return void venue.tell(bot, { action: 'pause' });
    case 1:
      return void venue.tell(bot, { action: 'resume' });
    case 2:
      return void venue.tell(bot, { action: 'edit', edit });
    case 3:
      return void venue.tell(bot, { action: 'add-funds', assetId: 1, units: 1_000_000_000 * (1 + random(50)) });
    case 4:
      return void venue.tell(bot, { action: 'withdraw-profit', assetId: 1, units: 1 + random(1_000_000_000) });
    case 5:
      venue.send({ type: 'set-market-state', marketId, state: random(2) === 0 ? MarketState.halted : MarketState.cancelOnly });
      return;
    case 6:
      return venue.checkpoint();
    case 7:
      return venue.pass(random(300_000));
    default:
      venue.send({ type: 'set-market-state', marketId, state: MarketState.online });
  }
}

function promiseOf(venue: BotVenue, { leads }: LawSample, sharePercent: number): Parameters<BotVenue['copy']>[0] {
  if (leads === undefined) return sharePercent === 0 ? {} : { copyOf: venue.open(bob, 'copied'), sharePercent };
  venue.lead(bob, leads);
  return { copyOf: bob, follows: leads, sharePercent };
}

/** A random life, with an end at which its owner stops it where it has not stopped itself. */
function live({ type, sample, kindOf }: Judged, seed: number): { venue: BotVenue; bot: number } {
  const random = randomSource(seed * 7919 + type);
  let isQuiet = false;
  const venue = new BotVenue({ kindOf, kills: () => !isQuiet && random(12) === 0, writes: () => random(8) === 0 });
  const prices = new Map(sample.markets.map((marketId) => [marketId, 10_000]));
  const move = (by: () => number): void => {
    for (const [marketId, before] of prices) {
      const price = Math.min(15_000, Math.max(6_000, before + by()));
      prices.set(marketId, price);
      venue.moveTo(price, marketId);
      venue.offer(price, marketId);
    }
  };
  move(() => 0);
  // Every other one owes a share of its profit to the author of what it copies.
  const sharePercent = seed % 2 === 0 ? 30 : 0;
  const promise = promiseOf(venue, sample, sharePercent);
  const bot = venue.copy(promise, ann, sample.terms, type, ...sample.markets);
  for (let times = 0; times < moves; times += 1) {
    move(() => random(801) - 400);
    venue.pass(random(60_000));
    disturb(venue, bot, sample, random);
  }
  for (const marketId of sample.markets) venue.send({ type: 'set-market-state', marketId, state: MarketState.online });
  venue.tell(bot, { action: 'stop', sells: random(2) === 0 });
  // Somebody has to trade, where it sells or closes at market.
  isQuiet = true;
  for (let round = 0; round < 5; round += 1) {
    move(() => 0);
    venue.pass(60_000);
  }
  venue.checkpoint();
  return { venue, bot };
}

/** Judges samples of kinds, each under its title. */
export function describeLaws(all: readonly (Judged & { readonly title: string })[]): void {
  describe.each(all)('$title', (judged) => {
    const lives = Array.from({ length: seeds }, (_, seed) => live(judged, seed + 1));

    test('what is written and in memory is what a reader of the whole journal comes to, and the core is sound', () => {
      expect(lives.some(({ venue }) => venue.kills > 0)).toBe(true);
      for (const { venue } of lives) expectFolded(venue);
    });

    test('a stop ends with no order and no position left, and the account emptied', () => {
      for (const [at, { venue, bot }] of lives.entries()) {
        const record = venue.record(bot);
        expect([at, record.state, venue.said(bot).slice(-8)]).toEqual([at, BotState.stopped, expect.anything()]);
        expect(venue.exchange.openOrders(bot)).toEqual([]);
        expect(record).toMatchObject({ coins: [], positions: [] });
        expect(venue.exchange.balances(bot).filter(({ available, frozen }) => available + frozen !== 0n)).toEqual([]);
        expect(record.endedMs).not.toBeNull();
      }
    });

    test('an author gets no more than the share of the profit above the mark, and nothing that was not promised', () => {
      for (const { venue, bot } of lives) {
        const { profitShare } = venue.record(bot);
        const paid = venue.records
          .flatMap(({ events }) => events)
          .flatMap((event) => (event.type === 'strategy-share-paid' && event.assetId === 1 ? [Number(event.units)] : []))
          .reduce((sum, units) => sum + units, 0);
        expect(100 * paid).toBeLessThanOrEqual(30 * (profitShare?.markUnits ?? 0));
      }
    });

    test('it acts, and each of its decisions has a row', () => {
      expect(lives.some(({ venue }) => venue.steps > 5)).toBe(true);
      for (const { venue } of lives) expect(venue.silent).toEqual([]);
    });

    test('rows of the mechanism have what their words are filled with', () => {
      const listed: Readonly<Record<string, readonly string[]>> = mechanismReasons;
      const rows = lives.flatMap(({ venue }) => [...venue.rows.values()]).filter(({ code }) => code.startsWith('bot.'));
      expect(rows.map(({ code, params }) => [code, Object.keys(params)])).toEqual(rows.map(({ code }) => [code, listed[code]]));
    });

    test('no kind has failed', () => {
      for (const { venue, bot } of lives)
        expect(venue.said(bot).filter((code) => code === 'bot.failed' || code === 'bot.other-release')).toEqual([]);
    });
  });
}

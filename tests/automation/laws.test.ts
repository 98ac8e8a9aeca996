// These laws hold for every kind of bot that is registered, whatever the market, its owner and kills do to it.
import { describe, expect, test } from 'vitest';

import { BotState, StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { MarketState } from '#lib/contract/enums.ts';
import type { DecisionRow } from '#server/automation/decision-row.ts';
import { mechanismReasons } from '#server/automation/mechanism-reasons.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { searchSize } from '#tests/thorough.ts';

import { ann, BotVenue } from './bot-venue.ts';
import { typedSamples, type LawSample } from './law-samples.ts';

const seeds = searchSize({ quick: 3, thorough: 100 });
const moves = 40;

const typeName = (type: StrategyType): string => Object.entries(StrategyType).find(([, number]) => number === type)?.[0] ?? '';
const samples = typedSamples.map(({ type, sample }) => ({ type, sample, title: `${typeName(type)}, ${sample.name}` }));

const inOrder = (rows: readonly DecisionRow[]): readonly DecisionRow[] =>
  rows.toSorted((a, b) => a.strategyId - b.strategyId || a.number - b.number);

/** An owner and a market may do this to a bot at any time. */
function disturb(venue: BotVenue, bot: number, sample: LawSample, random: (below: number) => number): void {
  const { marketId, edit } = sample;
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

/** A random life, with an end at which its owner stops it where it has not stopped itself. */
function live(type: StrategyType, sample: LawSample, seed: number): { venue: BotVenue; bot: number } {
  const random = randomSource(seed * 7919 + type);
  let isQuiet = false;
  const venue = new BotVenue({ kindOf: botKind, kills: () => !isQuiet && random(12) === 0, writes: () => random(8) === 0 });
  const { marketId } = sample;
  venue.moveTo(10_000, marketId);
  venue.offer(10_000, marketId);
  const bot = venue.start(ann, sample.terms, type, marketId);
  let price = 10_000;
  for (let move = 0; move < moves; move += 1) {
    price = Math.min(15_000, Math.max(6_000, price + random(801) - 400));
    venue.moveTo(price, marketId);
    venue.offer(price, marketId);
    venue.pass(random(60_000));
    disturb(venue, bot, sample, random);
  }
  venue.send({ type: 'set-market-state', marketId, state: MarketState.online });
  venue.tell(bot, { action: 'stop', sells: random(2) === 0 });
  // Somebody has to trade, where it sells or closes at market.
  isQuiet = true;
  for (let round = 0; round < 5; round += 1) {
    venue.moveTo(price, marketId);
    venue.offer(price, marketId);
    venue.pass(60_000);
  }
  venue.checkpoint();
  return { venue, bot };
}

describe.each(samples)('$title', ({ type, sample }) => {
  const lives = Array.from({ length: seeds }, (_, seed) => live(type, sample, seed + 1));

  test('what is written and in memory is what a reader of the whole journal comes to', () => {
    for (const { venue } of lives) {
      const folded = venue.folded();
      const { bots, rows } = folded.checkpoint();
      expect(inOrder([...venue.rows.values()])).toEqual(inOrder(rows));
      expect(venue.stored().toSorted()).toEqual(bots.map(({ stored }) => stored).toSorted());
      expect(folded.take()).toEqual([]);
    }
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

  test('it acts, and each of its decisions has a row', () => {
    expect(lives.some(({ venue }) => venue.steps > 5)).toBe(true);
    for (const { venue } of lives) expect(venue.silent).toEqual([]);
  });

  test('rows of the mechanism have what their words are filled with', () => {
    const listed: Readonly<Record<string, readonly string[]>> = mechanismReasons;
    const rows = lives.flatMap(({ venue }) => [...venue.rows.values()]).filter(({ code }) => code.startsWith('bot.'));
    expect(rows.map(({ code, params }) => [code, Object.keys(params)])).toEqual(rows.map(({ code }) => [code, listed[code]]));
  });

  test('the core is sound, and no kind has failed', () => {
    for (const { venue, bot } of lives) {
      expect(venue.exchange.checkInvariants()).toEqual([]);
      expect(venue.said(bot).filter((code) => code === 'bot.failed' || code === 'bot.other-release')).toEqual([]);
    }
  });
});

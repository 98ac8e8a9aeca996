// The ranking of strategies, worked out again from the journal by a second way: balances of the core at each hour.
import { expect, test } from 'vitest';

import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { createExchange } from '#server/engine/exchange.ts';
import { recordRows, toUsdt } from '#server/services/plaza/record-rows.ts';
import { viewOf } from '#server/automation/instances/worth.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { ann, BotVenue } from './bot-venue.ts';
import { botMarket } from './venue/venue-markets.ts';
import { lawSamples } from './law-samples.ts';

const hourMs = 3_600_000;
const usdt = 100_000_000;
const none = { copies: 0, copiersProfit: 0n, copiersPutIn: 0n };

/** A wide grid that lives for a day and a half, with a price that goes its own way. */
function lived(seed: number): { readonly venue: BotVenue; readonly bot: number } {
  const random = randomSource(seed);
  const venue = new BotVenue({ kindOf: botKind });
  const [sample] = lawSamples[StrategyType.spotMoon];
  if (sample === undefined) throw new Error('there is no sample of a moon grid');
  venue.moveTo(10_000);
  venue.offer(10_000, 0);
  const bot = venue.start(ann, sample.terms, StrategyType.spotMoon);
  let price = 10_000;
  for (let hour = 0; hour < 36; hour += 1) {
    venue.pass(hourMs / 2);
    price = Math.max(6_000, Math.min(18_000, price + random(1_600) - 800));
    venue.moveTo(price);
    venue.pass(hourMs / 2);
    venue.send({ type: 'advance-clock' });
  }
  venue.checkpoint();
  return { venue, bot };
}

/** The worth of the account at the end of each hour, read from a core that replays the journal: no bot takes part in it. */
function replayed({ venue, bot }: ReturnType<typeof lived>, startMs: number): readonly number[] {
  const exchange = createExchange();
  const worths: number[] = [];
  let [last, nextMs] = [0, startMs + hourMs];
  const worth = (): number => {
    const held = (assetId: number): bigint =>
      exchange.balances(bot).flatMap((one) => (one.assetId === assetId ? [one.available + one.frozen] : []))[0] ?? 0n;
    return Number(held(1) + (held(0) * BigInt(last)) / 100n);
  };
  for (const [at, command] of venue.commands.entries()) {
    const timeMs = venue.records[at]?.timeMs ?? 0;
    while (timeMs >= nextMs) {
      worths.push(worth());
      nextMs += hourMs;
    }
    const { record } = exchange.apply({ sequence: at + 1, timeMs, command });
    for (const event of record.events) if (event.type === 'trade-executed') last = event.priceTicks;
  }
  return worths;
}

test.each([1, 2, 3])('the record of a bot is what the journal gives, life %i', (seed) => {
  const life = lived(seed);
  const { venue, bot } = life;
  const record = venue.record(bot);
  const view = viewOf(record, [{ market: botMarket, prices: { lastTicks: 10_000, markTicks: 10_000 } }]);
  const points = [...venue.hours.values()].filter(({ strategyId }) => strategyId === bot).toSorted((a, b) => a.timeMs - b.timeMs);
  const whole = recordRows({ bot: view, line: 1, points, computed: [], usdt: toUsdt(8, '1'), copies: none }).find(
    ({ windowDays }) => windowDays === 0,
  );

  const put = record.investedUnits;
  const totals = [0, ...replayed(life, record.startedMs ?? 0).map((worth) => worth - put)];
  const deepest = totals.reduce((most, total, at) => {
    const highest = Math.max(...totals.slice(0, at + 1));
    return Math.max(most, (highest - total) / (put + highest));
  }, 0);
  expect(totals).toHaveLength(37);
  expect(whole).toMatchObject({ putIn: BigInt(put), profit: BigInt(totals.at(-1) ?? 0) });
  expect((whole?.rateE8 ?? 0) / 1e8).toBeCloseTo((totals.at(-1) ?? 0) / put, 7);
  expect((whole?.drawdownE8 ?? 0) / 1e8).toBeCloseTo(deepest, 7);
  expect(deepest).toBeGreaterThan(0.01);
});

test('a bot that ran for less than a day, or with less than fifty dollars, does not count', () => {
  const { venue, bot } = lived(4);
  const record = venue.record(bot);
  const view = viewOf(record, [{ market: botMarket, prices: { lastTicks: 10_000, markTicks: 10_000 } }]);
  const at = (hours: number, putIn: number) => ({
    timeMs: (record.startedMs ?? 0) + hours * hourMs,
    putInUnits: putIn * usdt,
    totalUnits: 0,
  });
  const rows = (hours: number, putIn: number) =>
    recordRows({ bot: view, line: 1, points: [at(0, putIn), at(hours, putIn)], computed: [], usdt: toUsdt(8, '1'), copies: none });
  expect(rows(23.99, 500)).toEqual([]);
  expect(rows(24, 49.99)).toEqual([]);
  expect(rows(24, 50).map(({ windowDays }) => windowDays)).toEqual([7, 30, 90, 0]);
});

// The figures of bots at full hours, against what the core says that their accounts hold.
import { expect, test } from 'vitest';

import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { ann, BotVenue, openedMs } from './bot-venue.ts';
import { lawSamples } from './law-samples.ts';

const hourMs = 3_600_000;
const wideGrid = lawSamples[StrategyType.spotMoon][0];

/** The balance of the bot in USDT units at a price in cents, and what it says it has put in. */
function worthNow(venue: BotVenue, bot: number, cents: bigint): number {
  return Number(venue.balance(bot, 1) + (venue.balance(bot, 0) * cents) / 100n);
}

test('a bot leaves its figures at its start, at each full hour, and at its end', () => {
  const venue = new BotVenue({ kindOf: botKind });
  venue.moveTo(10_000);
  venue.offer(10_000, 0);
  if (wideGrid === undefined) throw new Error('there is no sample of a moon grid');
  const bot = venue.start(ann, wideGrid.terms, StrategyType.spotMoon);
  const put = venue.record(bot).investedUnits;
  const worths: number[] = [];
  for (const price of [10_400, 9_100, 9_800]) {
    venue.pass(hourMs / 2);
    venue.moveTo(price);
    worths.push(worthNow(venue, bot, BigInt(price)));
    venue.pass(hourMs / 2);
    venue.send({ type: 'advance-clock' });
  }
  venue.pass(hourMs / 2);
  venue.offer(9800, 0);
  venue.tell(bot, { action: 'stop', sells: true });
  venue.checkpoint();
  const hours = [...venue.hours.values()].filter(({ strategyId }) => strategyId === bot);
  expect(hours.map(({ timeMs }) => (timeMs - openedMs) / hourMs)).toEqual([0, 1, 2, 3, 3.5]);
  expect(hours.map(({ putInUnits }) => putInUnits)).toEqual([put, put, put, put, put]);
  const record = venue.record(bot);
  expect(hours.map(({ totalUnits }) => totalUnits)).toEqual([0, ...worths.map((worth) => worth - put), record.returnedUnits - put]);
  expect(hours.at(-1)?.feeUnits).toBe(record.feeUnits);
});

test('hours in which nothing was told leave one row', () => {
  const venue = new BotVenue({ kindOf: botKind });
  venue.moveTo(10_000);
  venue.offer(10_000, 0);
  if (wideGrid === undefined) throw new Error('there is no sample of a moon grid');
  const bot = venue.start(ann, wideGrid.terms, StrategyType.spotMoon);
  venue.nowMs += 5 * hourMs + 1;
  venue.moveTo(10_100);
  venue.checkpoint();
  const hours = [...venue.hours.values()].filter(({ strategyId }) => strategyId === bot);
  expect(hours.map(({ timeMs }) => (timeMs - openedMs) / hourMs)).toEqual([0, 5]);
});

test('each hour is noted once, and by its own time, where another reader has read further', () => {
  const venue = new BotVenue({ kindOf: botKind });
  venue.moveTo(10_000);
  venue.offer(10_000, 0);
  if (wideGrid === undefined) throw new Error('there is no sample of a moon grid');
  venue.start(ann, wideGrid.terms, StrategyType.spotMoon);
  for (const price of [10_400, 9_100, 9_800]) {
    venue.pass(hourMs);
    venue.moveTo(price);
  }
  const [alone, apart] = [venue.folded(), venue.folded(venue.records.length)].map((host) => host.checkpoint());
  expect(apart?.changes.bots).toEqual(alone?.changes.bots);
  expect(apart?.at).toEqual(alone?.at);
});

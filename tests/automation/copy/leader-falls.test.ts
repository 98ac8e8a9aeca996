// The falls and days of a leader, minute by minute and trade by trade: held against a second account of his money that is looked at all the time.
import { describe, expect, test } from 'vitest';

import { Wallet } from '#lib/contract/enums.ts';
import { hourSteps, type LeaderHour, withMinutes } from '#lib/order-math/copy/record/leader-hours.ts';
import { maxDrawdown, netAssetValues, timeUnderWater, timeWeightedReturn, worstDay } from '#lib/order-math/copy/record/net-asset-value.ts';
import { units } from '#server/engine/units.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { bob, type BotVenue } from '../bot-venue.ts';
import { expectFolded } from '../expect-folded.ts';
import { openCopies } from './copy-venue.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const dollar = 100_000_000;

const byTime = (one: LeaderHour, other: LeaderHour): number => one.hourMs - other.hourMs;

function figuresOf(venue: BotVenue) {
  venue.checkpoint();
  const minutes = [...venue.leaderMinutes.values()].flatMap((day) => day.minutes.map(({ timeMs, ...own }) => ({ hourMs: timeMs, ...own })));
  const hours = withMinutes(venue.leaderHours.toSorted(byTime), minutes.toSorted(byTime));
  const navs = netAssetValues(hourSteps(hours, Number.POSITIVE_INFINITY), hours[0]?.hourMs ?? 0);
  return {
    rows: hours,
    drawdown: maxDrawdown(navs) / 1e8,
    worstDay: worstDay(navs) / 1e8,
    return: timeWeightedReturn(navs) / 1e8,
    underWaterMs: timeUnderWater(navs),
  };
}

/** Wallet and gains that are not realised, in dollars, as the core has them. */
function worth({ exchange }: BotVenue): number {
  const view = exchange.futures(bob);
  const cash = view?.wallets.find(({ assetId }) => assetId === 1);
  const mark = Number(exchange.contracts().find(({ marketId }) => marketId === 1)?.markTicks ?? 0);
  const open = (view?.positions ?? []).reduce(
    (sum, { holdSide, lots, entryValue }) => sum + (holdSide === 'long' ? mark * lots - entryValue : entryValue - mark * lots) * 100,
    0,
  );
  return (Number((cash?.available ?? 0n) + (cash?.frozen ?? 0n)) + open) / dollar;
}

/** Leads with 10,000 of the 100,000 that the venue has given him. */
function openLeader() {
  const { venue } = openCopies('futures');
  send(venue, 90_000, 'out');
  return venue;
}

function send(venue: BotVenue, dollars: number, way: 'in' | 'out'): void {
  const [from, into] = way === 'in' ? [Wallet.spot, Wallet.futures] : [Wallet.futures, Wallet.spot];
  const money = units(BigInt(dollars * dollar));
  venue.send({ type: 'transfer-funds', accountId: bob, assetId: 1, from, to: into, units: money });
}

const to = (venue: BotVenue, price: number): void => {
  venue.moveTo(price, 1);
  venue.offer(price, 1);
};

test('a loss of a twentieth is told with the trade that made it, and not with the hour', () => {
  const venue = openLeader();
  venue.pass(7 * minuteMs);
  const had = worth(venue);
  venue.trade(bob, 'buy', 500_000, 1);
  to(venue, 9_000);
  venue.pass(20_000);
  venue.trade(bob, 'sell', 500_000, 1);
  const lost = (had - worth(venue)) / had;
  expect(lost).toBeGreaterThan(0.05);
  const { drawdown, worstDay: worst, rows } = figuresOf(venue);
  expect(drawdown).toBeCloseTo(lost, 7);
  expect(worst).toBeCloseTo(-lost, 7);
  expect(rows.at(-1)?.hourMs).toBe(venue.nowMs);
  expectFolded(venue);
});

test('a fall within an hour that is made up for before its end is told as well, with its minutes under water', () => {
  const venue = openLeader();
  venue.trade(bob, 'buy', 500_000, 1);
  const had = worth(venue);
  const minute = (price?: number): void => {
    if (price !== undefined) to(venue, price);
    venue.pass(minuteMs);
    venue.send({ type: 'advance-clock' });
  };
  minute();
  minute(9_000);
  const low = worth(venue);
  for (let times = 0; times < 9; times += 1) minute();
  minute(10_100);
  for (let times = 0; times < 60; times += 1) minute();
  const { drawdown, underWaterMs, return: made } = figuresOf(venue);
  // The purchase has cost its fee before: that is below the start already.
  expect(drawdown).toBeCloseTo((10_000 - low) / 10_000, 7);
  expect(had).toBeLessThan(10_000);
  expect(made).toBeGreaterThan(0);
  expect(underWaterMs).toBe(12 * minuteMs);
  expectFolded(venue);
});

test('an account that rests leaves its hours and nothing else', () => {
  const { venue } = openCopies('futures');
  for (let times = 0; times < 300; times += 1) {
    venue.pass(minuteMs);
    // Others trade.
    to(venue, 10_000 + (times % 7));
  }
  venue.checkpoint();
  expect(venue.leaderMinutes.size).toBe(0);
  expect(venue.leaderHours).toHaveLength(6);
});

describe('days of trading, with money moved in and out, and kills', () => {
  test.each([1, 2, 3, 4])('falls, days and return are those of the account: %s', (seed) => {
    const random = randomSource(seed);
    const venue = openLeader();
    let [nav, peak, deepest, begin, day, worst, before] = [1, 1, 0, 1, Math.ceil(venue.nowMs / dayMs), 0, worth(venue)];
    const look = (): void => {
      const now = worth(venue);
      nav *= now / before;
      before = now;
      peak = Math.max(peak, nav);
      deepest = Math.max(deepest, (peak - nav) / peak);
    };
    const closeDay = (): void => {
      worst = Math.min(worst, nav / begin - 1);
    };
    let price = 10_000;
    for (let minute = 0; minute < 2 * 24 * 60; minute += 1) {
      venue.pass(minuteMs);
      venue.send({ type: 'advance-clock' });
      look();
      const today = Math.ceil((venue.nowMs + 1) / dayMs);
      if (today !== day) {
        closeDay();
        [begin, day] = [nav, today];
      }
      const next = random(40);
      if (next === 0) {
        price = Math.max(5_000, Math.round((price * (970 + random(61))) / 1_000));
        to(venue, price);
      } else if (next === 1) {
        venue.trade(bob, random(2) === 0 ? 'buy' : 'sell', 1_000 + random(300_000), 1);
        look();
      } else if (next === 2 && random(4) === 0) {
        look();
        send(venue, 1_000, random(3) === 0 ? 'out' : 'in');
        before = worth(venue);
      }
      if (minute === 1_111 || minute === 2_222) {
        venue.checkpoint();
        venue.kill();
      }
    }
    venue.send({ type: 'advance-clock' });
    look();
    closeDay();
    const told = figuresOf(venue);
    expect(deepest).toBeGreaterThan(0.02);
    expect(told.drawdown).toBeCloseTo(deepest, 5);
    expect(told.return).toBeCloseTo(nav - 1, 5);
    expect(told.worstDay).toBeCloseTo(worst, 5);
    // Five a day besides the hours, and the rows before money moves.
    const most = [...venue.leaderMinutes.values()].map(({ minutes }) => minutes.length);
    expect(Math.max(...most)).toBeLessThanOrEqual(5);
    expectFolded(venue);
  });
});

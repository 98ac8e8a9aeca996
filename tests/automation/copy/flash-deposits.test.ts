// Money that a leader brings in or takes out around a trade: no return is better for it, by any of the three formulas.
import { expect, test } from 'vitest';

import { Wallet } from '#lib/contract/enums.ts';
import { continuedHours, hourSteps } from '#lib/order-math/copy/record/leader-hours.ts';
import { maxDrawdown, netAssetValues, timeWeightedReturn } from '#lib/order-math/copy/record/net-asset-value.ts';
import { return2023, return2026 } from '#lib/order-math/copy/record/returns.ts';
import { units } from '#server/engine/units.ts';
import { bob } from '../bot-venue.ts';
import { openCopies } from './copy-venue.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const dollar = 100_000_000;
/** His own money: the hundredth part of what he can bring. */
const own = 1_000;

/** Bob leads with his own money, buys 10 coins at 100 and sells them at another price; `brings` is there from after the purchase until before the sale. */
function trade(price: number, brings: 'nothing' | 'before' | 'inside', takesOut = 0) {
  const { venue } = openCopies('futures');
  const move = (dollars: number, way: 'in' | 'out'): void => {
    const [from, to] = way === 'in' ? [Wallet.spot, Wallet.futures] : [Wallet.futures, Wallet.spot];
    const reply = venue.send({ type: 'transfer-funds', accountId: bob, assetId: 1, from, to, units: units(BigInt(dollars * dollar)) });
    if (!reply.ok) throw new Error(reply.reason);
  };
  const to = (ticks: number): void => {
    venue.moveTo(ticks, 1);
    venue.offer(ticks, 1);
  };
  const later = (ms: number): void => {
    venue.pass(ms);
    venue.send({ type: 'advance-clock' });
  };
  // The venue has given him 100,000.
  move(100_000 - own, 'out');
  later(hourMs);
  later(10 * minuteMs);
  if (brings === 'before') move(100 * own - own, 'in');
  venue.trade(bob, 'buy', 100_000, 1);
  // Most of what the trade makes or loses is there already when the money comes.
  if (brings === 'inside') {
    to(price);
    move(100 * own - own, 'in');
  }
  if (takesOut > 0) move(takesOut, 'out');
  later(10 * minuteMs);
  to(price);
  venue.trade(bob, 'sell', 100_000, 1);
  // Money that hides a loss would have to stay until the hour is full.
  later(brings === 'inside' ? hourMs : minuteMs);
  if (brings !== 'nothing') move(100 * own - own, 'out');
  later(hourMs);
  venue.checkpoint();
  const hours = continuedHours(venue.leaderHours);
  const steps = hourSteps(hours, Number.POSITIVE_INFINITY);
  const points = netAssetValues(steps, hours[0]?.hourMs ?? 0);
  return {
    timeWeighted: timeWeightedReturn(points),
    of2023: return2023(steps, 200 * dollar),
    of2026: return2026(steps),
    drawdown: maxDrawdown(points),
    rows: hours.length,
  };
}

test('a hundred times his money just before a trade that wins, and out again after it, raises no return', () => {
  const [plain, flash] = [trade(11_000, 'nothing'), trade(11_000, 'before')];
  // 10 coins from 100.01 to 109.99, less the fees of about two: some 97.7 on 1,000.
  expect(plain.timeWeighted / 1e8).toBeCloseTo(0.0977, 3);
  expect(flash.timeWeighted / 1e8).toBeCloseTo(0.000977, 5);
  expect(flash.of2023).toBeLessThan(plain.of2023);
  expect(flash.of2026).toBeLessThan(plain.of2026);
});

test('brought in when a trade has lost already, it hides nothing of the loss', () => {
  const [plain, flash] = [trade(9_000, 'nothing'), trade(9_000, 'inside')];
  expect(plain.timeWeighted / 1e8).toBeCloseTo(-0.1021, 3);
  // The loss before the money came is a tenth of his own; the few cents after it are nothing.
  expect(Math.abs(flash.timeWeighted - plain.timeWeighted) / 1e8).toBeLessThan(0.0025);
  expect(Math.abs(flash.drawdown - plain.drawdown) / 1e8).toBeLessThan(0.0025);
});

test('taken out before a trade that loses, it hides nothing either: the loss is one of what was left', () => {
  // 600 of the 1,000 are taken out with the position open, which then loses a hundred.
  const lost = trade(9_000, 'nothing', 600);
  expect(lost.timeWeighted / 1e8).toBeCloseTo((-1.01 * 0.1) / 0.4, 2);
});

test('what is a hundredth of the worth at most, in sum, leaves no row, and more does', () => {
  const { venue } = openCopies('futures');
  const bring = (dollars: number): void => {
    venue.pass(minuteMs);
    venue.send({
      type: 'transfer-funds',
      accountId: bob,
      assetId: 1,
      from: Wallet.spot,
      to: Wallet.futures,
      units: units(BigInt(dollars * dollar)),
    });
  };
  venue.trade(bob, 'buy', 100_000, 1);
  const rows = (): number => {
    venue.checkpoint();
    return venue.leaderHours.length;
  };
  bring(500);
  bring(400);
  expect(rows()).toBe(1);
  // 1,000 are the hundredth of 100,000.
  bring(200);
  expect(rows()).toBe(2);
});

test('transfers that nothing was made or lost before leave no row of their own', () => {
  const { venue } = openCopies('futures');
  for (let times = 0; times < 20; times += 1) {
    venue.pass(minuteMs);
    for (const [from, to] of [
      [Wallet.futures, Wallet.spot],
      [Wallet.spot, Wallet.futures],
    ] as const)
      venue.send({ type: 'transfer-funds', accountId: bob, assetId: 1, from, to, units: units(BigInt(dollar)) });
  }
  venue.checkpoint();
  expect(venue.leaderHours).toHaveLength(1);
});

// The stops of copies while prices run away: they act at the first price behind them, and not a minute later.
import { expect, test } from 'vitest';

import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { HoldSide, MarginMode, PositionMode, Wallet } from '#lib/contract/enums.ts';
import { bendAt, ScenarioKind } from '#server/market/contracts/bad-days/scenario.ts';
import { ticks, unitsOf } from '#server/engine/units.ts';
import { orderCommand } from '#tests/order-command.ts';
import { bob, type BotVenue, other } from '../bot-venue.ts';
import { expectFolded } from '../expect-folded.ts';
import { openCopies, type CopyVenue } from './copy-venue.ts';

const dollar = 100_000_000;
const [btc, eth] = [1, 3];
/** A market that somebody watches moves so often. */
const stepMs = 250;
const crash = { kind: ScenarioKind.crash, seed: 'l', startMs: 0 } as const;

/** Bob leads with 5,000 dollars at a leverage. */
function openLeader(leverage: number, options: Parameters<typeof openCopies>[1] = {}): CopyVenue {
  const copies = openCopies('futures', options);
  const { venue } = copies;
  const units = unitsOf(95_000 * dollar);
  venue.send({ type: 'transfer-funds', accountId: bob, assetId: 1, from: Wallet.futures, to: Wallet.spot, units });
  for (const marketId of [btc, eth]) {
    venue.send({ type: 'set-margin-mode', accountId: bob, marketId, mode: MarginMode.cross });
    venue.send({ type: 'set-leverage', accountId: bob, marketId, longLeverage: leverage, shortLeverage: leverage });
  }
  return copies;
}

/** The whole book goes to a price: whoever sells gets a cent less, whoever buys pays a cent more, as much as he likes. */
function quote(venue: BotVenue, marketId: number, price: number): void {
  venue.send({ type: 'cancel-all-orders', accountId: other, marketId, side: null });
  venue.rest(other, 'buy', price - 1, marketId, 50_000_000);
  venue.rest(other, 'sell', price + 1, marketId, 50_000_000);
  venue.send({ type: 'set-mark-price', marketId, markTicks: ticks(price), indexTicks: ticks(price) });
}

/** The price of a moment of the crash, from 100 dollars. */
const crashed = (sinceMs: number): number => Math.round(10_000 * bendAt(crash, sinceMs).priceFactor);

function fall(venue: BotVenue, marketIds: readonly number[], untilMs = 90_000): void {
  for (let sinceMs = 0; sinceMs <= untilMs; sinceMs += stepMs) {
    for (const marketId of marketIds) quote(venue, marketId, crashed(sinceMs));
    venue.pass(stepMs);
  }
}

const leftOf = (venue: BotVenue, copy: number): number => {
  const { investedUnits, addedUnits, returnedUnits } = venue.record(copy);
  return returnedUnits / (investedUnits + addedUnits);
};

const stopped: Partial<CopyTerms> = { investment: '2000', sizing: { by: 'equity' }, totalStopRate: '0.2' };
const codes = (rows: readonly (readonly [string, unknown])[]): readonly string[] => rows.map(([code]) => code.replace('copy.', ''));

test('a leader at 50 times in a crash: the stop of 20 % saves the rest', () => {
  const copies = openLeader(50);
  const { venue, follow, rows } = copies;
  const copy = follow(stopped);
  quote(venue, btc, 10_000);
  // 2,000 coins of 100 dollars on 5,000: 40 times what the leader has, and 40 times what the copy has.
  venue.trade(bob, 'buy', 20_000_000, btc);
  expect(codes(rows(copy, 'copy.opens'))).toEqual(['opens', 'copied']);
  fall(venue, [btc]);
  expect(codes(rows(copy, 'copy.total-stop'))).toEqual(['total-stop', 'exits', 'exited', 'returns-funds', 'bot.ended']);
  expect(venue.record(copy)).toMatchObject({ state: BotState.stopped, stopReason: 'stop-loss', positions: [] });
  // Behind 20 %: one step of the price (at most 12 cents), a cent to sell and 0.1 % of fee, each 40 times.
  expect(leftOf(venue, copy)).toBeLessThan(0.8);
  expect(leftOf(venue, copy)).toBeGreaterThan(0.8 - 40 * (0.0012 + 0.0001 + 0.001));
  // Nobody has saved the leader.
  expect(venue.exchange.futures(bob)?.positions ?? []).toEqual([]);
  expectFolded(venue);
});

test('both markets of a leader fall together: one stop for what both have lost', () => {
  const { venue, follow, rows } = openLeader(50);
  const copy = follow(stopped);
  for (const marketId of [btc, eth]) quote(venue, marketId, 10_000);
  for (const marketId of [btc, eth]) venue.trade(bob, 'buy', 10_000_000, marketId);
  fall(venue, [btc, eth]);
  expect(codes(rows(copy, 'copy.total-stop')).slice(0, 1)).toEqual(['total-stop']);
  expect(venue.record(copy)).toMatchObject({ state: BotState.stopped, stopReason: 'stop-loss', positions: [] });
  expect(leftOf(venue, copy)).toBeLessThan(0.8);
  expect(leftOf(venue, copy)).toBeGreaterThan(0.8 - 40 * (0.0012 + 0.0001 + 0.001));
  expectFolded(venue);
});

test('a long of one market beside a short of another: what one gains counts, and the stop comes with the difference', () => {
  const { venue, follow, rows } = openLeader(50);
  const copy = follow(stopped);
  for (const marketId of [btc, eth]) quote(venue, marketId, 10_000);
  venue.trade(bob, 'buy', 12_000_000, btc);
  venue.trade(bob, 'sell', 4_000_000, eth);
  // Two dollars less everywhere: 24 times less 8 times 2 %, and the fees of the openings, are more than 20 %.
  quote(venue, btc, 9_950);
  quote(venue, eth, 9_850);
  expect(venue.record(copy).state).toBe(BotState.running);
  quote(venue, btc, 9_900);
  expect(venue.record(copy).state).toBe(BotState.running);
  quote(venue, btc, 9_850);
  expect(codes(rows(copy, 'copy.total-stop')).slice(0, 1)).toEqual(['total-stop']);
  expect(venue.record(copy)).toMatchObject({ state: BotState.stopped, positions: [] });
  expectFolded(venue);
});

test('a leader who holds both sides: the stop is that of the difference which the copy holds', () => {
  const { venue, follow } = openLeader(50);
  venue.send({ type: 'set-position-mode', accountId: bob, line: 10, mode: PositionMode.hedge });
  const copy = follow({ ...stopped, sizing: { by: 'multiplier', multiplier: '0.5' } });
  quote(venue, btc, 10_000);
  for (const [side, holdSide, lots] of [
    ['buy', HoldSide.long, 10_000_000],
    ['sell', HoldSide.short, 5_000_000],
  ] as const)
    expect(venue.send(orderCommand(bob, btc, side, lots, 0, { holdSide })).ok).toBe(true);
  // 500 coins, then half of them: 250 are left. 50 of fee, 25 and 5 of the half that was closed; 320 are left of 400: 1.28 for each.
  expect(venue.record(copy).positions).toMatchObject([{ holdSide: 'long', lots: 2_500_000 }]);
  quote(venue, btc, 9_874);
  expect(venue.record(copy).state).toBe(BotState.running);
  quote(venue, btc, 9_873);
  expect(venue.record(copy)).toMatchObject({ state: BotState.stopped, stopReason: 'stop-loss' });
});

test('money that is added moves the stop: 20 % of all that was put in', () => {
  const { venue, follow } = openLeader(50);
  const copy = follow(stopped);
  quote(venue, btc, 10_000);
  // He has paid 0.1 % of 100,000 of his 5,000 by then: 1,000 coins ÷ 4,890 × 2,000 are 409.
  venue.trade(bob, 'buy', 10_000_000, btc);
  venue.tell(copy, { action: 'add-funds', assetId: 1, units: 2_000 * dollar });
  // 409 coins have lost 1.60 dollars each, and 0.1 % of fee: 695 of the 800 that may be lost of 4,000.
  quote(venue, btc, 9_841);
  expect(venue.record(copy).state).toBe(BotState.running);
  // 1.92: 826.
  quote(venue, btc, 9_809);
  expect(venue.record(copy)).toMatchObject({ state: BotState.stopped, stopReason: 'stop-loss' });
});

test('a daily stop rests at the first price behind it', () => {
  const { venue, follow } = openLeader(50);
  const copy = follow({ ...stopped, totalStopRate: null, dailyStopRate: '0.1' });
  quote(venue, btc, 10_000);
  venue.trade(bob, 'buy', 10_000_000, btc);
  quote(venue, btc, 9_900);
  expect(venue.record(copy)).toMatchObject({ state: BotState.paused, positions: [{ holdSide: 'long' }] });
});

test.each([1, 2, 3])('a mechanism that is killed anywhere stops at the same price (%i)', (seed) => {
  const life = (kills?: (steps: number) => boolean) => {
    const copies = openLeader(50, kills === undefined ? {} : { kills, writes: (steps) => (steps * seed) % 3 === 0 });
    const { venue, follow, rows } = copies;
    const copy = follow(stopped);
    for (const marketId of [btc, eth]) quote(venue, marketId, 10_000);
    venue.trade(bob, 'buy', 10_000_000, btc);
    venue.trade(bob, 'buy', 4_000_000, eth);
    for (let sinceMs = 0; sinceMs < 40_000; sinceMs += stepMs) {
      for (const marketId of [btc, eth]) quote(venue, marketId, crashed(sinceMs));
      if (kills !== undefined && (sinceMs / stepMs) % (5 + seed) === 0) venue.kill();
      venue.pass(stepMs);
    }
    expectFolded(venue);
    return rows(copy, 'copy.total-stop');
  };
  let asked = 0;
  const killed = life(() => {
    asked += 1;
    return asked % (4 + seed) === 0;
  });
  expect(killed).toEqual(life());
});

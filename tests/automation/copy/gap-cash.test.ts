// What followers made on the leader's ended trades is the money that came and went, whoever left in the middle and whatever is open at the end.
import { describe, expect, test } from 'vitest';

import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { HoldSide, MarginMode, PositionMode, type Side } from '#lib/contract/enums.ts';
import { orderCommand } from '#tests/order-command.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { ann, bob, mover, type BotVenue } from '../bot-venue.ts';
import { openCopies, type CopyVenue } from './copy-venue.ts';
import { gapOf } from './venue-gaps.ts';

const hourMs = 3_600_000;
const btc = 1;

/** Money that a copy has made, before shares: what it has and what came back, less what was put in. */
function cashOf(venue: BotVenue, copy: number): bigint {
  const { futuresUnits, returnedUnits, investedUnits, addedUnits, profitShare } = venue.record(copy);
  return BigInt(futuresUnits + returnedUnits - investedUnits - addedUnits + (profitShare?.paidUnits ?? 0));
}

const heldBy = (venue: BotVenue, accountId: number): number =>
  (venue.exchange.futures(accountId)?.positions ?? []).reduce((sum, { holdSide, lots }) => sum + (holdSide === 'long' ? 1 : -1) * lots, 0);

const settings: readonly Partial<CopyTerms>[] = [
  { investment: '20000', sizing: { by: 'multiplier', multiplier: '0.5' }, leverage: 2, marginMode: 'cross' },
  // A move of some 4 % takes it.
  { investment: '5000', sizing: { by: 'multiplier', multiplier: '0.3' }, leverage: 25, marginMode: 'isolated' },
  { investment: '8000', sizing: { by: 'quantity', quantity: '2.5' }, leverage: 4, stopLossRate: '0.03', takeProfitRate: '0.05' },
  { investment: '300', sizing: { by: 'amount', amount: '90' }, leverage: 50, marginMode: 'cross', totalStopRate: '0.9' },
];

type Life = {
  readonly copies: CopyVenue;
  readonly all: readonly number[];
  /** What each had made when the leader's last trade but the open one was over. */
  readonly made: ReadonlyMap<number, bigint>;
};

function live(seed: number): Life {
  const random = randomSource(seed);
  const copies = openCopies('futures');
  const { venue, follow } = copies;
  const hedges = seed % 2 === 1;
  if (hedges) venue.send({ type: 'set-position-mode', accountId: bob, line: 10, mode: PositionMode.hedge });
  let price = 10_000;
  const to = (next: number): void => {
    price = next;
    venue.moveTo(price, btc);
    venue.offer(price, btc);
  };
  const leads = (lots: number, holdSide: HoldSide): void => {
    const side: Side = lots > 0 ? 'buy' : 'sell';
    if (!hedges) return void venue.trade(bob, side, Math.abs(lots), btc);
    venue.send(orderCommand(bob, btc, side, Math.abs(lots), 0, { holdSide }));
  };
  /** Both sides: nothing is held behind it. */
  const flatten = (): void => {
    for (const { holdSide, lots } of venue.exchange.futures(bob)?.positions ?? [])
      leads((holdSide === 'long' ? -1 : 1) * lots, holdSide === 'long' ? HoldSide.long : HoldSide.short);
  };
  const all: number[] = [];
  const running = (): readonly number[] => all.filter((copy) => venue.record(copy).state === BotState.running);
  const join = (): void => {
    all.push(follow(settings[random(settings.length)], random(2) === 0 ? ann : mover, random(3) === 0 ? 10 : 0));
  };
  const leave = (): void => {
    const some = running();
    const copy = some[random(Math.max(1, some.length))];
    if (copy !== undefined) venue.tell(copy, { action: 'stop', sells: true });
  };
  for (let step = 0; step < 40; step += 1) {
    venue.pass((1 + random(9)) * hourMs);
    to(Math.max(5_000, Math.round((price * (960 + random(83))) / 1_000)));
    if (running().length < 4) join();
    if (random(6) === 0) leave();
    const size = 1_000 + random(30_000);
    const holdSide = random(2) === 0 ? HoldSide.long : HoldSide.short;
    if (random(4) === 0) flatten();
    else leads(hedges && holdSide === HoldSide.short ? -size : random(2) === 0 ? size : -size, holdSide);
    if (step === 20 && !hedges) {
      // He is liquidated.
      flatten();
      venue.send({ type: 'set-margin-mode', accountId: bob, marketId: btc, mode: MarginMode.isolated });
      venue.send({ type: 'set-leverage', accountId: bob, marketId: btc, longLeverage: 25, shortLeverage: 25 });
      leads(20_000, HoldSide.long);
      to(Math.round(price * 0.9));
      venue.send({ type: 'set-leverage', accountId: bob, marketId: btc, longLeverage: 2, shortLeverage: 2 });
    }
  }
  flatten();
  // What the book could not take at once is closed at the next prices.
  for (let times = 0; times < 4; times += 1) to(price);
  while (running().length < 3) join();
  const made = new Map(all.map((copy) => [copy, cashOf(venue, copy)]));
  expect(all.map((copy) => heldBy(venue, copy))).toEqual(all.map(() => 0));
  // The trade that stays open: all leave in the middle of it, by a stop of their own, a liquidation or their own word.
  leads(30_000, HoldSide.long);
  to(Math.round(price * (random(2) === 0 ? 1.06 : 0.95)));
  leads(5_000, HoldSide.long);
  for (const copy of running()) venue.tell(copy, { action: 'stop', sells: true });
  return { copies, all, made };
}

const seeds = [1, 2, 3, 5, 6, 10];

describe('a leader with a trade open at the end', () => {
  const gone = { liquidated: 0, left: 0, inTheMiddle: 0 };

  test.each(seeds)('of every copy the page has what cash has: %s', (seed) => {
    const { copies, all, made } = live(seed);
    const { venue } = copies;
    venue.checkpoint();
    expect(heldBy(venue, bob)).not.toBe(0);
    for (const copy of all) {
      const { parts, followerUnits, leaderUnits } = gapOf(venue, copy, 50n);
      expect([copy, followerUnits - parts.share]).toEqual([copy, made.get(copy)]);
      expect(Object.values(parts).reduce((sum, one) => sum + one, 0n)).toBe(followerUnits - leaderUnits);
      if (cashOf(venue, copy) !== made.get(copy)) gone.inTheMiddle += 1;
      const said = copies.rows(copy).map(([code]) => code);
      if (said.includes('copy.liquidated')) gone.liquidated += 1;
      if (said.includes('copy.exited')) gone.left += 1;
    }
    expect(venue.exchange.checkInvariants()).toEqual([]);
  });

  test('in these lives copies are liquidated, leave by themselves and leave in the middle of the open trade', () => {
    expect(Math.min(...Object.values(gone))).toBeGreaterThan(3);
  });
});

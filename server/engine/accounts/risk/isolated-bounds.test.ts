// The prices at which an isolated position may be opened and closed, to the tick. Numbers as in contracts.test.ts, at a hundred times.
import { describe, expect, test } from 'vitest';

import { HoldSide, MarginMode, Side } from '#lib/contract/enums.ts';
import { ann, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { contracts, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { units } from '../../units.ts';

function openIsolated() {
  const venue = openContractVenue();
  venue.send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
  venue.send({ type: 'set-leverage', accountId: ann, marketId: contracts.linear, longLeverage: 100, shortLeverage: 100 });
  return venue;
}

describe('a position that would be at its limit at once is not opened', () => {
  // 100 lots need 46,000 at the mark price of 10,000.
  test.each([
    // A hundredth of 10,054,000, less 54,000 lost at once: 46,540.
    ['a long 54 ticks above the mark', Side.buy, 10_054, 'done'],
    // 100,550 less 55,000: 45,550.
    ['a long 55 ticks above it', Side.buy, 10_055, 'worse-than-bankruptcy'],
    // A hundredth of 9,947,000, less 53,000: 46,470.
    ['a short 53 ticks below the mark', Side.sell, 9_947, 'done'],
    // 99,460 less 54,000: 45,460.
    ['a short 54 ticks below it', Side.sell, 9_946, 'worse-than-bankruptcy'],
  ])('%s', (_what, side, price, said) => {
    const { trade, positions, exchange, sound } = openIsolated();
    const reply = trade(ann, side, 100, price);
    expect(why(reply)).toBe(said);
    expect(positions(ann)).toHaveLength(said === 'done' ? 1 : 0);
    expect(exchange.openOrders(ann)).toEqual([]);
    sound();
  });
});

describe('a position is not closed for more than it has', () => {
  test.each([
    // A margin of 100,000, less 94,000 lost and a fee of 5,944.
    ['94 ticks away', 9_906, 'done'],
    // Less 95,000 and 5,943.
    ['95 ticks away', 9_905, 'worse-than-bankruptcy'],
  ])('a long %s', (_what, price, said) => {
    const { trade, order, positions, wallet, sound } = openIsolated();
    trade(ann, Side.buy, 100, 10_000);
    const before = wallet(ann)?.available ?? 0n;
    order(houseAccount, Side.buy, 100, price);
    expect(why(order(ann, Side.sell, 100, price, { reduceOnly: true }))).toBe(said);
    expect(positions(ann)).toHaveLength(said === 'done' ? 0 : 1);
    expect((wallet(ann)?.available ?? 0n) - before).toBe(said === 'done' ? 56n : 0n);
    sound();
  });
});

test('a large short is found where it ends, though what must stay grows with every tick', () => {
  const { send, trade, mark, positions, sound } = openContractVenue();
  send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
  // A margin of 40,000,000, where 92,000 + 424,000 + 512,000 of value must stay.
  expect(why(trade(ann, Side.sell, 8_000, 10_000))).toBe('done');
  mark(10_000);
  // 28,960,000 are lost at 10,362, and 11,021,380 must stay of 11,040,000; a tick higher, 11,023,430 of 10,960,000.
  mark(10_362);
  expect(positions(ann)).toHaveLength(1);
  mark(10_000);
  mark(10_363);
  expect(positions(ann)).toEqual([]);
  sound();
});

describe('of one lot, where a tick is ten units, the end is found at its tick, whatever its margin', () => {
  /** The units that must stay: 0.46 % of the value, which is a tenth of them, each part of it as one. */
  const kept = (ticks: number): number => Math.ceil((ticks * 46) / 10_000) * 10;
  test.each([HoldSide.long, HoldSide.short])('a %s', (holdSide) => {
    const { send, order, trade, mark, positions, sound } = openIsolated();
    const [opens, closes, away] = holdSide === HoldSide.long ? [Side.buy, Side.sell, -1] : [Side.sell, Side.buy, 1];
    for (let more = 1; more <= 20; more += 1) {
      mark(10_000);
      expect(why(trade(ann, opens, 1, 10_000))).toBe('done');
      expect(why(send({ type: 'change-margin', accountId: ann, marketId: contracts.linear, holdSide, units: units(BigInt(more)) }))).toBe(
        'done',
      );
      mark(10_000);
      // A hundredth of 100,000 units, and what was added.
      let end = 10_000;
      while (1_000 + more - Math.abs(end - 10_000) * 10 > kept(end)) end += away;
      mark(end - away);
      expect([more, positions(ann)]).toEqual([more, [`0 ${holdSide} 1 for 10000 margin ${1_000 + more}`]]);
      mark(end);
      expect([more, positions(ann)]).toEqual([more, []]);
      order(houseAccount, closes, 1, 10_000);
    }
    sound();
  });
});

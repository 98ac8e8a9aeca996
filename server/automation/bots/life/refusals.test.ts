// The meaning of refusals, which every kind of bot asks for here.
import { describe, expect, test } from 'vitest';

import { CancelReason } from '#server/engine/orders/order-event.ts';
import { RejectReason } from '#server/engine/reject.ts';

import {
  type BandWait,
  countRefusal,
  forgetRefusals,
  giveUpWhenTooMany,
  isOfBand,
  isOfMarket,
  isOfPosition,
  isTooMany,
  waitForBand,
} from './refusals.ts';

test('a market that does not trade, and the price band, are told from every other refusal', () => {
  const reasons = Object.values(RejectReason);
  expect(reasons.filter(isOfMarket)).toEqual(['market-cancel-only', 'market-halted']);
  expect(reasons.filter(isOfBand)).toEqual(['price-above-band', 'price-below-band']);
});

test('endings with the position are told from every other ending', () => {
  expect(Object.values(CancelReason).filter(isOfPosition)).toEqual(['nothing-to-reduce', 'liquidation', 'delivery']);
});

test('the band is waited for from its first refusal on, and said once', () => {
  const own: BandWait = {};
  expect([waitForBand(own, 1_000), own.bandRetryAtMs]).toEqual([true, 6_000]);
  expect([waitForBand(own, 4_000), own.bandRetryAtMs]).toEqual([false, 6_000]);
});

test('refusals for one reason are counted, another reason begins anew, and something that goes well forgets them', () => {
  const own = { refusal: '', refusals: 0 };
  expect(['a', 'a', 'b', 'b', 'b'].map((reason) => countRefusal(own, reason))).toEqual([1, 2, 1, 2, 3]);
  forgetRefusals(own);
  expect(own).toEqual({ refusal: '', refusals: 0 });
});

test('five are too many', () => {
  expect([4, 5, 6].map(isTooMany)).toEqual([false, true, true]);
});

describe('too many', () => {
  const after = (refusals: number, isEnding: boolean, isCoins: boolean) => {
    const state = { refusals, sells: true, ending: isEnding ? ('manual' as const) : null };
    const ends: string[] = [];
    giveUpWhenTooMany({ state }, isCoins, (_turn, reason) => void ends.push(reason));
    return [state.refusals, state.sells, ends];
  };

  test.each([
    ['four change nothing', after(4, false, true), [4, true, []]],
    ['begin the end', after(5, false, true), [0, true, ['order-failed']]],
    ['begin it for a contract as well', after(5, false, false), [0, true, ['order-failed']]],
    ['keep the coins at the end', after(5, true, true), [0, false, []]],
    ['never give up closing a contract', after(5, true, false), [0, true, []]],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

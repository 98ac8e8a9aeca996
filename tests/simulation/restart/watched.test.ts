// Up to which prices nothing can happen to somebody is in no snapshot: after a restart other prices wake them, and everything goes on as it would have.
import { expect, test } from 'vitest';

import { AccountMode, Side } from '#lib/contract/enums.ts';

import { ann, btc, dollars, eth, openLendingVenue, usdt } from '../lending/open-lending-venue.ts';
import { pairs } from '../lending/margin-venue.ts';
import { perpetuals, unifiedOpening } from '../unified/unified-venue.ts';

type Step = (venue: ReturnType<typeof openLendingVenue>) => unknown;
/** The steps that are done, and what is expected in between. */
type Scene = readonly [what: string, steps: readonly Step[]];

/** 2023-11-14, 23:00 UTC: the first hour that begins after the venue has opened. */
const nextHourMs = 1_700_002_800_000;

const price =
  (marketId: number, ticks: number): Step =>
  ({ index }) =>
    index(ticks, marketId);
const halt =
  (state: 'online' | 'halted'): Step =>
  ({ send }) =>
    send({ type: 'set-market-state', marketId: pairs.btc, state });
const clock: Step = (venue) => {
  venue.at(nextHourMs);
  venue.send({ type: 'advance-clock' });
};
const stands =
  (isCalled: boolean, isLiquidating: boolean): Step =>
  ({ wallet }) =>
    expect(wallet(ann)).toMatchObject({ isCalled, isLiquidating });
const owesInterest =
  (amount: number): Step =>
  ({ unified }) =>
    expect(unified(ann)?.coins.find(({ assetId }) => assetId === usdt)?.interest).toBe(dollars(amount));

/** A bitcoin and ten ether against 30,000 dollars, behind which 1,500 must stay. Coins count 95 %, which is 950 dollars of each. */
const borrowed: readonly Step[] = [
  ({ move }) => move(ann, btc, 1),
  ({ move }) => move(ann, eth, 10),
  ({ borrow }) => borrow(ann, usdt, 30_000),
  price(pairs.btc, 1_000),
  price(pairs.eth, 100),
  stands(false, false),
];

const scenes: readonly Scene[] = [
  [
    'a call ends when the hour is charged, and not with the price that happens to wake the wallet',
    [
      ...borrowed,
      // 855 and 950: 1,500 is 83 % of them.
      price(pairs.btc, 900),
      stands(true, false),
      // 855 and 1,425: 66 %.
      price(pairs.eth, 150),
      stands(true, false),
      // 665 and 1,425: 72 %. Half of what was left at the call was the bitcoin's to lose, and it has lost that.
      price(pairs.btc, 700),
      stands(true, false),
      clock,
      stands(false, false),
    ],
  ],
  [
    'a call ends with what the owner does',
    [
      ...borrowed,
      price(pairs.btc, 900),
      price(pairs.eth, 150),
      stands(true, false),
      ({ repay }) => repay(ann, usdt, 1),
      stands(false, false),
    ],
  ],
  [
    'who waits for a halted market waits until it opens, whatever prices do meanwhile, and is looked at then',
    [
      ...borrowed,
      halt('halted'),
      // 475 and 950.
      price(pairs.btc, 500),
      stands(false, true),
      // 1,900 and 760: one price that nobody needs to look at, and one that was a bound before.
      price(pairs.btc, 2_000),
      price(pairs.eth, 80),
      stands(false, true),
      halt('online'),
      stands(false, false),
      ({ coin }) => expect(coin(ann, btc)).toBe(`${dollars(1)} + 0, owes 0 + 0`),
    ],
  ],
  [
    'who waits for a halted market and brings money does not wait any longer',
    [
      ...borrowed,
      halt('halted'),
      price(pairs.btc, 500),
      stands(false, true),
      ({ move }) => move(ann, usdt, 10_000),
      stands(false, false),
      halt('online'),
    ],
  ],
  [
    'interest of a unified account is charged by the clock, and not by a price',
    [
      ({ send }) => send({ type: 'switch-account-mode', accountId: ann, mode: AccountMode.advanced }),
      ({ offer }) => offer(Side.sell, 12_000, 10_000),
      // 20,000 dollars are borrowed.
      ({ order }) => order(ann, Side.buy, 12_000, 10_000, { borrow: true }),
      ({ offer }) => offer(Side.sell, 1_000, 10_000, perpetuals.inverse),
      ({ order }) => order(ann, Side.buy, 1_000, 10_000, { marketId: perpetuals.inverse }),
      // The account is looked at again a twentieth away: from 10,000, or from where a restart was.
      price(pairs.btc, 9_600),
      (venue) => venue.at(nextHourMs),
      price(pairs.btc, 9_400),
      owesInterest(0),
      clock,
      owesInterest(0.2),
    ],
  ],
];

/** The state after each step, of a venue that goes on or of one that starts anew from a snapshot before each. */
function play(steps: readonly Step[], restarts: boolean): string[] {
  const venue = openLendingVenue(undefined, unifiedOpening);
  return steps.map((step) => {
    if (restarts) venue.restart();
    step(venue);
    venue.sound();
    return venue.hash();
  });
}

test.each(scenes)('%s', (_what, steps) => {
  expect(play(steps, true)).toEqual(play(steps, false));
});

// Cross wallets at their limit: how far each tier is reduced on the book, which orders go, and which contracts must be open for it.
import { describe, expect, test } from 'vitest';

import { EntryPoint, HoldSide, MarginMode, PositionMode, Side, TimeInForce, Wallet, type BusinessLine } from '#lib/contract/enums.ts';
import { assets, contracts, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { ann, openContractVenue } from '#tests/simulation/contracts/open-contract-venue.ts';
import { ticks, units } from '../units.ts';

const later = 1_700_000_001_000;
const { linear, dated } = contracts;

/** Ann is long so many lots of each contract, bought at 10,000 with some leverage, and has so much in her wallet. A tick of a lot is ten units. */
function openLong(held: readonly (readonly [marketId: number, lots: number])[], leverage: number, money: bigint) {
  const venue = openContractVenue();
  const { send, trade, wallet } = venue;
  const rich = units(2_000_000_000n);
  send({ type: 'credit-deposit', accountId: ann, assetId: assets.usdt, units: rich, reference: 'more' });
  send({ type: 'transfer-funds', accountId: ann, assetId: assets.usdt, from: Wallet.spot, to: Wallet.futures, units: rich });
  for (const [marketId, lots] of held) {
    expect(send({ type: 'set-leverage', accountId: ann, marketId, longLeverage: leverage, shortLeverage: leverage }).ok).toBe(true);
    expect(trade(ann, Side.buy, lots, 10_000, { marketId }).ok).toBe(true);
  }
  const keep = (left: bigint): void => {
    const amount = units((wallet(ann)?.available ?? 0n) - left);
    expect(
      send({ type: 'transfer-funds', accountId: ann, assetId: assets.usdt, from: Wallet.futures, to: Wallet.spot, units: amount }).ok,
    ).toBe(true);
  };
  keep(money);
  /** The steps that a mark price sets going, and how many lots each closes. */
  const steps = (markTicks: number, marketId: number = linear): string[] => {
    const price = { markTicks: ticks(markTicks), indexTicks: ticks(markTicks) };
    const { record } = venue.timed(later, { type: 'set-mark-price', marketId, ...price });
    return record.events.flatMap((event) =>
      event.type === 'position-liquidated' ? [`${event.marketId} ${event.step} ${event.lots}`] : [],
    );
  };
  return { ...venue, keep, steps };
}

describe('a position of a higher tier is reduced on the book', () => {
  test('of the second tier: to the upper bound of the first, and one tick before nothing happens', () => {
    const { order, steps, positions, sound } = openLong([[linear, 5_000]], 20, 28_800_000n);
    order(houseAccount, Side.buy, 20_000, 9_490);
    // A tick is worth 50,000. Maintenance is 1.06 % of the size less 120,000, times ten.
    // At 9,501: 3,850,000 against 3,835,530. At 9,500: 3,800,000 against 3,835,000.
    expect(steps(9_501)).toEqual([]);
    // 20,000,000 ÷ 9,500 are 2,105 lots, which stay.
    expect(steps(9_500)).toEqual(['0 reduced 2895']);
    expect(positions(ann)).toEqual(['0 long 2105 for 21050000 margin 0']);
    sound();
  });

  test('within half of what is left: a bid further away buys nothing, and the fund takes all', () => {
    // Half of 3,800,000 is 1,900,000: of 475,000,000 that is 0.4 %, 38 ticks.
    for (const [bid, said] of [
      [9_462, ['0 reduced 2895']],
      [9_461, ['0 taken 5000']],
    ] as const) {
      const { order, steps, sound } = openLong([[linear, 5_000]], 20, 28_800_000n);
      order(houseAccount, Side.buy, 20_000, bid);
      expect(steps(9_500)).toEqual(said);
      sound();
    }
  });

  test('a short likewise, above the mark price', () => {
    // A tick is worth 50,000. At 10,499: 4,400,000 against 4,364,470. At 10,500: 4,350,000 against 4,365,000.
    // Half of that reaches 0.414 % up, 43 ticks; 20,000,000 ÷ 10,500 are 1,904 lots.
    for (const [offer, said] of [
      [10_543, ['0 reduced 3096']],
      [10_544, ['0 taken 5000']],
    ] as const) {
      const { trade, keep, order, steps, sound } = openLong([], 20, 1_000_000_000n);
      expect(trade(ann, Side.sell, 5_000, 10_000).ok).toBe(true);
      keep(29_350_000n);
      order(houseAccount, Side.sell, 20_000, offer);
      expect(steps(10_499)).toEqual([]);
      expect(steps(10_500)).toEqual(said);
      sound();
    }
  });

  test('hedged, by an order for its side', () => {
    const { send, trade, keep, order, steps, positions, sound } = openLong([], 20, 1_000_000_000n);
    const line: BusinessLine = 10;
    send({ type: 'set-position-mode', accountId: ann, line, mode: PositionMode.hedge });
    expect(trade(ann, Side.buy, 5_000, 10_000, { holdSide: HoldSide.long }).ok).toBe(true);
    keep(28_800_000n);
    order(houseAccount, Side.buy, 20_000, 9_490);
    expect(steps(9_500)).toEqual(['0 reduced 2895']);
    expect(positions(ann)).toEqual(['0 long 2105 for 21050000 margin 0']);
    sound();
  });

  test('by an order of the system that can close alone, and is said to be one', () => {
    const { order, timed, sound } = openLong([[linear, 5_000]], 20, 28_800_000n);
    order(houseAccount, Side.buy, 20_000, 9_490);
    const price = { markTicks: ticks(9_500), indexTicks: ticks(9_500) };
    const { record } = timed(later, { type: 'set-mark-price', marketId: linear, ...price });
    const accepted = record.events.filter((event) => event.type === 'order-accepted');
    expect(accepted).toMatchObject([
      { accountId: ann, entryPoint: EntryPoint.system, planId: 0, reduceOnly: true, timeInForce: TimeInForce.ioc },
    ]);
    sound();
  });

  test('of the fourth tier: to the upper bound of the second', () => {
    const { order, steps, positions, sound } = openLong([[linear, 25_000]], 5, 510_000_000n);
    // At 9,100 the size is 227,500,000: maintenance is 10.06 % of it less 16,020,000, times ten: 68,665,000.
    // 900 ticks of 250,000 are lost: 285,000,000 are left.
    expect(steps(9_100)).toEqual([]);
    // At 8,100 it is 202,500,000: 43,515,000; 35,000,000 are left. Half of that reaches 70 ticks down.
    order(houseAccount, Side.buy, 30_000, 8_190);
    expect(steps(8_100)).toEqual(['0 reduced 17593']);
    // 60,000,000 ÷ 8,100 are 7,407 lots.
    expect(positions(ann)).toEqual(['0 long 7407 for 74070000 margin 0']);
    sound();
  });

  test('one step is not enough: the next position is reduced, the worthier one first', () => {
    const { order, steps, positions, sound } = openLong(
      [
        [linear, 5_000],
        [dated, 5_000],
      ],
      50,
      29_500_000n,
    );
    order(houseAccount, Side.buy, 20_000, 9_490);
    order(houseAccount, Side.buy, 20_000, 9_990, { marketId: dated });
    // 4,500,000 are left against 3,835,000 and 4,100,000. 3,000 lots of the dated one go for 10 ticks each and a fee of 179,820; the 2,000
    // that stay need 920,000: 4,020,180 against 4,755,000. Then 2,895 of the other.
    expect(steps(9_500)).toEqual(['3 reduced 3000', '0 reduced 2895']);
    expect(positions(ann)).toEqual(['0 long 2105 for 21050000 margin 0', '3 long 2000 for 20000000 margin 0']);
    sound();
  });

  test('nobody buys: the fund takes everything', () => {
    const { steps, positions, wallet, sound } = openLong(
      [
        [linear, 5_000],
        [dated, 5_000],
      ],
      50,
      29_500_000n,
    );
    expect(steps(9_500)).toEqual(['3 taken 5000', '0 taken 5000']);
    expect([positions(ann), wallet(ann)?.available]).toEqual([[], 0n]);
    sound();
  });
});

describe('the orders of a wallet at its limit', () => {
  test('go with it, in every contract of its coin, and the others stay', () => {
    const venue = openLong([[linear, 5_000]], 20, 30_000_000n);
    const { send, order, exchange, steps, sound, keep } = venue;
    // A coin-margined contract, and a contract of the same coin in which nothing was ever held, both far below the market.
    expect(order(ann, Side.buy, 1, 9_100, { marketId: contracts.coin }).ok).toBe(true);
    expect(order(ann, Side.buy, 1, 9_100, { marketId: dated }).ok).toBe(true);
    expect(order(ann, Side.buy, 1, 9_100).ok).toBe(true);
    keep(28_800_000n);
    send({ type: 'set-market-state', marketId: dated, state: 'halted' });
    order(houseAccount, Side.buy, 20_000, 9_490);
    expect(steps(9_500)).toEqual(['0 reduced 2895']);
    expect(exchange.openOrders(ann).map(({ marketId }) => marketId)).toEqual([contracts.coin]);
    sound();
  });
});

describe('a liquidation waits for the contracts that it would touch', () => {
  const wallet = (more: (venue: ReturnType<typeof openContractVenue>) => void) => {
    const venue = openLong([[linear, 5_000]], 20, 35_000_000n);
    more(venue);
    venue.keep(28_800_000n);
    venue.send({ type: 'set-market-state', marketId: dated, state: 'halted' });
    return venue;
  };

  test('of which one with an open cross position is halted', () => {
    const venue = wallet(({ trade }) => trade(ann, Side.buy, 1, 10_000, { marketId: dated }));
    expect(venue.steps(9_400)).toEqual([]);
    expect(venue.positions(ann)).toHaveLength(2);
    expect(venue.exchange.nextDueMs()).not.toBe(0);
    venue.send({ type: 'set-market-state', marketId: dated, state: 'online' });
    expect(venue.positions(ann)).toEqual([]);
    venue.sound();
  });

  test('not for one whose position is closed', () => {
    const venue = wallet(({ trade }) => {
      trade(ann, Side.buy, 1, 10_000, { marketId: dated });
      trade(ann, Side.sell, 1, 10_000, { marketId: dated });
    });
    expect(venue.steps(9_400)).toEqual(['0 taken 5000']);
    venue.sound();
  });

  test('nor for one whose position stands on margin of its own', () => {
    const venue = wallet(({ send, trade }) => {
      send({ type: 'set-margin-mode', accountId: ann, marketId: dated, mode: MarginMode.isolated });
      trade(ann, Side.buy, 1, 10_000, { marketId: dated });
    });
    expect(venue.steps(9_400)).toEqual(['0 taken 5000']);
    expect(venue.positions(ann)).toEqual(['3 long 1 for 10000 margin 5000']);
    venue.sound();
  });
});

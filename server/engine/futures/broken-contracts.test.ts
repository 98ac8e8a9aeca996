// The invariants of contracts, on states in which one thing was made wrong. Numbers as in contracts.test.ts.
import { expect, test } from 'vitest';

import { AccountMode, BusinessLine, HoldSide, MarginMode, PositionMode, Side } from '#lib/contract/enums.ts';
import { ann, bob, cat, openContractVenue } from '#tests/simulation/contracts/open-contract-venue.ts';
import { contracts, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { ann as borrower, openLendingVenue } from '#tests/simulation/lending/open-lending-venue.ts';
import { perpetuals, unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';
import { ticks } from '../units.ts';
import type { Holding } from '../accounts/positions/contract.ts';
import { restoreExchange } from '../exchange.ts';
import { readSnapshot } from '../snapshots/snapshot.ts';
import type { State } from '../state.ts';
import { brokenContracts } from './broken-contracts.ts';

const dollars = 0;

/**
 * Ann is long 60 at 10,000 and has gained 40,000 with 40 more, which Bob holds isolated at 10,100; the house is short 100 at 10,000.
 * Ann's bids are for 30 at 9,990, her offers for 70 at 10,200, of which 20 only reduce. In coins a unit stays with clearing.
 */
function openHeld(): State {
  const { order, trade, send, exchange } = openContractVenue();
  send({ type: 'set-margin-mode', accountId: bob, marketId: contracts.linear, mode: MarginMode.isolated });
  trade(ann, Side.buy, 100, 10_000);
  order(bob, Side.buy, 40, 10_100);
  order(ann, Side.sell, 40, 10_100);
  order(ann, Side.buy, 30, 9_990);
  order(ann, Side.sell, 50, 10_200);
  order(ann, Side.sell, 20, 10_200, { reduceOnly: true });
  trade(ann, Side.buy, 100, 10_000, { marketId: contracts.coin });
  send({ type: 'set-mark-price', marketId: contracts.coin, markTicks: ticks(10_007), indexTicks: ticks(10_007) });
  // 300 dollars' parts are 29.98 units: 29 are gained, 30 are lost.
  trade(ann, Side.sell, 100, 10_003, { marketId: contracts.coin });
  return readSnapshot(exchange.snapshot());
}

function holdingOf(state: State, accountId: number, marketId: number = contracts.linear): Holding {
  const holding = state.accounts.get(accountId)?.futures?.holdings.get(marketId);
  if (holding === undefined) throw new Error(`account ${accountId} holds nothing in market ${marketId}`);
  return holding;
}

/** Puts a balance of dollars into an account's futures wallet, or into clearing. */
function give(state: State, accountId: number, amount: bigint): void {
  const account = state.accounts.get(accountId);
  if (account === undefined) throw new Error(`there is no account ${accountId}`);
  state.ledger.restore(account.futures?.row ?? account.row, dollars, amount, 0n);
}

const rows: readonly (readonly [what: string, breaks: (state: State) => void, told: readonly string[]])[] = [
  ['nothing', () => undefined, []],
  ['a lot without another side', (state) => (holdingOf(state, ann).long.lots = 61), ['BTCUSDT has 101 lots long and 100 short']],
  ['a lot too few', (state) => (holdingOf(state, houseAccount).short.lots = 101), ['BTCUSDT has 100 lots long and 101 short']],
  [
    'one-way, both sides',
    (state) => {
      Object.assign(holdingOf(state, ann).short, { lots: 10, value: 100_000 });
      Object.assign(holdingOf(state, houseAccount).short, { lots: 90, value: 900_000 });
    },
    ['account 1000 is long and short in BTCUSDT, one-way'],
  ],
  [
    'lots below nothing',
    (state) => {
      holdingOf(state, ann).short.lots = -1;
      holdingOf(state, houseAccount).short.lots = 101;
    },
    ['account 1000 has a position below zero in BTCUSDT'],
  ],
  [
    'a value below nothing',
    (state) => {
      holdingOf(state, bob).long.value = -1;
      holdingOf(state, ann).long.value = 600_000 + 404_001;
    },
    ['account 1001 has a position below zero in BTCUSDT'],
  ],
  ['a margin below nothing', (state) => (holdingOf(state, bob).long.margin = -1), ['account 1001 has a position below zero in BTCUSDT']],
  [
    'a value of no lots',
    (state) => {
      holdingOf(state, ann).short.value = 1;
      holdingOf(state, houseAccount).short.value = 999_999;
    },
    ['account 1000 has a position of nothing in BTCUSDT'],
  ],
  ['a margin of no lots', (state) => (holdingOf(state, ann).short.margin = 1), ['account 1000 has a position of nothing in BTCUSDT']],
  ['no clearing', (state) => (state.clearingAccount = null), ['contracts are traded without a clearing account']],
  [
    'a value that nobody has lost',
    (state) => (holdingOf(state, ann).long.value = 600_001),
    ['clearing holds -40000 of asset 0, positions account for -40010'],
  ],
  ['money in clearing', (state) => give(state, 3, -39_999n), ['clearing holds -39999 of asset 0, positions account for -40000']],
  ['a debt with nothing open', (state) => give(state, cat, -5n), ['account 1002 owes 5 of asset 0 with nothing open']],
  ['a debt behind an isolated position', (state) => give(state, bob, -5n), ['account 1001 owes 5 of asset 0 with nothing open']],
  ['a debt behind a cross position', (state) => give(state, ann, -5n), []],
  ['a wallet of nothing', (state) => give(state, cat, 0n), []],
  ...(
    [
      ['a bid’s lots', 'buys', 'lots', '31/299700 and 50/510000'],
      ['a bid’s value', 'buys', 'value', '30/299701 and 50/510000'],
      ['an offer’s lots', 'sells', 'lots', '30/299700 and 51/510000'],
      ['an offer’s value', 'sells', 'value', '30/299700 and 50/510001'],
    ] as const
  ).map(
    ([what, side, part, pledged]) =>
      [
        `${what} pledged that it does not have`,
        (state: State) => (holdingOf(state, ann)[side][part] += 1),
        [`account 1000 pledges ${pledged} in BTCUSDT, its orders have 30/299700 and 50/510000`],
      ] as const,
  ),
  [
    'a pledge without an order',
    (state) => (holdingOf(state, bob).sells.lots = 1),
    ['account 1001 pledges 0/0 and 1/0 in BTCUSDT, its orders have 0/0 and 0/0'],
  ],
];

test.each(rows)('%s', (_what, breaks, told) => {
  const state = openHeld();
  breaks(state);
  expect(brokenContracts(state)).toEqual(told);
});

test('hedged, both sides are no matter', () => {
  const { send, trade, exchange } = openContractVenue();
  send({ type: 'set-position-mode', accountId: ann, line: BusinessLine.usdt, mode: PositionMode.hedge });
  trade(ann, Side.buy, 100, 10_000, { holdSide: HoldSide.long });
  trade(ann, Side.sell, 60, 10_000, { holdSide: HoldSide.short });
  expect(brokenContracts(readSnapshot(exchange.snapshot()))).toEqual([]);
});

test('a venue that comes back with something broken tells of it', () => {
  const { trade, exchange } = openContractVenue();
  trade(ann, Side.buy, 100, 10_000);
  const text = new TextDecoder().decode(exchange.snapshot()).replace('"lots":100,', '"lots":101,');
  expect(restoreExchange(new TextEncoder().encode(text)).checkInvariants()).not.toEqual([]);
});

test('the venue’s own accounts have one purse, which has rules of its own', () => {
  const { send, trade, mark, exchange } = openContractVenue();
  send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
  trade(ann, Side.buy, 100, 10_000);
  mark(9_543);
  const state = readSnapshot(exchange.snapshot());
  // The fund has taken the position; as if it were gone again.
  holdingOf(state, 4).long.lots = 0;
  give(state, 4, -5n);
  expect(brokenContracts(state).filter((told) => told.includes(' owes '))).toEqual([]);
});

test('the gains of inverse contracts are in the coin of their margin', () => {
  const { send, offer, order, brokenWith } = openLendingVenue(undefined, unifiedOpening);
  send({ type: 'switch-account-mode', accountId: borrower, mode: AccountMode.advanced });
  offer(Side.sell, 100, 10_000, perpetuals.inverse);
  order(borrower, Side.buy, 100, 10_000, { marketId: perpetuals.inverse });
  // 100 dollars at 10,000: 1,000,000 units. A unit more of value is one that the long has less of, and clearing would have paid it.
  const long = '"long":{"lots":100,"value":1000000,';
  expect(brokenWith(long, long)).toEqual([]);
  expect(brokenWith(long, '"long":{"lots":100,"value":1000001,')).toEqual(['clearing holds 0 of asset 1, positions account for 1']);
});

// The commands that nobody gives but the clock: new prices, funding to the last unit and delivery, and those of them that are refused.
// Numbers as in contracts.test.ts: a lot at a price of 10,000 is worth 100,000 units.
import { describe, expect, test } from 'vitest';

import { MarginMode, MarketState, SelfTradePrevention, Side, Wallet } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { ann, bob, cat, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { assets, contractMarkets, contracts, deliveryMs, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { openLendingVenue } from '#tests/simulation/lending/open-lending-venue.ts';
import { pairs } from '#tests/simulation/lending/margin-venue.ts';
import { unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';
import type { Command } from '../command.ts';
import { PriceSource } from '../plans/trigger-terms.ts';
import { lots, ticks, units } from '../units.ts';

const slotMs = 1_700_000_001_000;
const marks = (marketId: number, markTicks: number, indexTicks = markTicks): Command => ({
  type: 'set-mark-price',
  marketId,
  markTicks: ticks(markTicks),
  indexTicks: ticks(indexTicks),
});
const funds = (marketId: number, rateE8: number, at = slotMs): Command => ({ type: 'settle-funding', marketId, slotMs: at, rateE8 });
const delivers = (marketId: number, priceTicks: number): Command => ({ type: 'settle-delivery', marketId, priceTicks: ticks(priceTicks) });

/** A contract that is funded and delivered, and has no price yet. */
const late = 9;
function listLate(send: ReturnType<typeof openContractVenue>['send']): void {
  const dated = contractMarkets.find(({ marketId }) => marketId === contracts.dated);
  if (dated?.contract === undefined) throw new Error('there is no dated contract');
  const contract = { ...dated.contract, fundingIntervalMs: 1_000 };
  expect(why(send({ type: 'list-market', rules: { ...dated, marketId: late, symbol: 'LATE', contract } }))).toBe('done');
}

test.each<readonly [string, Command, string]>([
  ['prices of no market', marks(99, 10_000), 'unknown-market'],
  ['a mark price of nothing', marks(contracts.linear, 0, 1), 'invalid-price'],
  ['an index price of nothing', marks(contracts.linear, 1, 0), 'invalid-price'],
  ['prices below nothing', marks(contracts.linear, -1), 'invalid-price'],
  ['the smallest price', marks(contracts.linear, 1), 'done'],
  ['funding of no market', funds(99, 1), 'unknown-market'],
  ['funding of a contract that knows none', funds(contracts.dated, 1), 'unknown-market'],
  ['funding at no price', funds(late, 1), 'no-mark-price'],
  ['a part of a rate', funds(contracts.linear, 0.5), 'invalid-funding'],
  ['the largest rate that shorts pay', funds(contracts.linear, -300_000), 'done'],
  ['a larger one', funds(contracts.linear, -300_001), 'invalid-funding'],
  ['a slot beyond what can be counted', funds(contracts.linear, 1, 9_007_199_254_741_000), 'invalid-funding'],
  ['delivery of no market', delivers(99, 10_000), 'unknown-market'],
  ['delivery of a contract without an end', delivers(contracts.linear, 10_000), 'unknown-market'],
  ['delivery for nothing', delivers(contracts.dated, 0), 'invalid-price'],
  ['delivery at the smallest price', delivers(contracts.dated, 1), 'done'],
])('%s', (_what, command, said) => {
  const { send, timed } = openContractVenue();
  listLate(send);
  expect(why(timed(deliveryMs, command).reply)).toBe(said);
});

test('pairs have no prices, no funding and no end of this kind', () => {
  const { send } = openLendingVenue(undefined, unifiedOpening);
  const commands = [marks(pairs.btc, 10_000), funds(pairs.btc, 1), delivers(pairs.btc, 10_000)];
  expect(commands.map((command) => why(send(command)))).toEqual(['unknown-market', 'unknown-market', 'unknown-market']);
});

test('a contract that was delivered has no further price and no further funding', () => {
  const { send, timed } = openContractVenue();
  listLate(send);
  send(marks(late, 10_000));
  expect(why(timed(deliveryMs, funds(late, 1)).reply)).toBe('done');
  expect(why(timed(deliveryMs, delivers(late, 10_000)).reply)).toBe('done');
  expect(why(timed(deliveryMs, marks(late, 10_000)).reply)).toBe('contract-ended');
  expect(why(timed(deliveryMs, funds(late, 1, slotMs + 1_000)).reply)).toBe('contract-ended');
});

test('a new price is told, and orders are measured by it', () => {
  const { timed, order } = openContractVenue();
  expect(timed(slotMs, marks(contracts.linear, 20_000, 19_900)).record.events).toEqual([
    { type: 'mark-price-set', marketId: contracts.linear, markTicks: 20_000, indexTicks: 19_900 },
  ]);
  // A tenth above it.
  expect(why(order(ann, Side.buy, 10, 22_001))).toBe('price-above-band');
  expect(why(order(ann, Side.buy, 10, 22_000))).toBe('done');
});

test('whoever is a tick from the limit does not wait for a halted market to open', () => {
  const { send, trade, exchange } = openContractVenue();
  send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
  trade(ann, Side.buy, 100, 10_000);
  send({ type: 'set-market-state', marketId: contracts.linear, state: MarketState.halted });
  const waiting = (): boolean => !new TextDecoder().decode(exchange.snapshot()).includes('"liquidations":[]');
  send(marks(contracts.linear, 9_544));
  expect(waiting()).toBe(false);
  send(marks(contracts.linear, 9_543));
  expect(waiting()).toBe(true);
});

describe('funding', () => {
  test('is told to users and to the fund: what each paid or received, and what became of an isolated position', () => {
    const { send, trade, timed } = openContractVenue();
    send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
    trade(ann, Side.buy, 5, 10_000);
    trade(bob, Side.sell, 3, 10_000);
    // 0.0101 % of 500,000, 300,000 and, the house's, 200,000: 50.5, 30.3 and 20.2. Ann's margin was 25,000.
    const whose = { marketId: contracts.linear, slotMs };
    expect(timed(slotMs, funds(contracts.linear, 10_100)).record.events).toMatchObject([
      { type: 'funding-settled', ...whose, rateE8: 10_100, markTicks: 10_000 },
      { type: 'ledger-posted', entries: [{ accountId: ann, availableDelta: 0, frozenDelta: -51 }, { accountId: 3 }] },
      {
        type: 'position-changed',
        accountId: ann,
        cause: LedgerCause.funding,
        orderId: 0,
        lots: 5,
        marginUnits: 24_949n,
        lotsDelta: 0,
        value: 0,
        realisedUnits: 0n,
      },
      { type: 'funding-paid', accountId: ann, ...whose, holdSide: 'long', lots: 5, units: -51n },
      { type: 'ledger-posted', entries: [{ accountId: bob, availableDelta: 30, frozenDelta: 0 }, { accountId: 3 }] },
      { type: 'funding-paid', accountId: bob, ...whose, holdSide: 'short', lots: 3, units: 30n },
      { type: 'ledger-posted', entries: [{ accountId: 3 }, { accountId: 4, availableDelta: 1 }] },
    ]);
  });

  test('at a rate of nothing is told, and that is all', () => {
    const { trade, timed } = openContractVenue();
    trade(ann, Side.buy, 5, 10_000);
    expect(timed(slotMs, funds(contracts.linear, 0)).record.events).toMatchObject([{ type: 'funding-settled', rateE8: 0 }]);
  });

  test('is received into the margin of an isolated position', () => {
    const { send, trade, positions, sound } = openContractVenue();
    send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
    trade(ann, Side.sell, 100, 10_000);
    // 0.01 % of 10,000,000.
    send(funds(contracts.linear, 10_000));
    expect(positions(ann)).toEqual(['0 short 100 for 1000000 margin 501000']);
    sound();
  });

  test('takes no more from a wallet than there is, and nothing from one that has less', () => {
    const { send, trade, wallet, sound } = openContractVenue();
    trade(ann, Side.buy, 4_000, 10_000);
    trade(bob, Side.sell, 4_000, 10_000);
    send({ type: 'set-market-state', marketId: contracts.linear, state: MarketState.halted });
    const available = () => [wallet(ann)?.available ?? 0n, wallet(bob)?.available ?? 0n] as const;
    const [anns, bobs] = available();
    // 49,760,000 less 4,000 × 1,241 × 10 are 120,000; 0.3 % of 350,360,000 would be 1,051,080.
    send(marks(contracts.linear, 8_759));
    send(funds(contracts.linear, 300_000));
    expect(available()).toEqual([anns - 120_000n, bobs + 120_000n]);
    send(marks(contracts.linear, 8_758));
    send(funds(contracts.linear, 300_000, slotMs + 1_000));
    expect(available()).toEqual([anns - 120_000n, bobs + 120_000n]);
    sound();
  });

  test('brings whoever has paid to the limit, whose positions go without a price having moved', () => {
    const { send, trade, positions, sound } = openContractVenue();
    trade(ann, Side.buy, 1_000, 10_000);
    const [from, to] = [Wallet.futures, Wallet.spot];
    const sent: Command = { type: 'transfer-funds', accountId: ann, assetId: assets.usdt, from, to, units: units(44_940_000n) };
    expect(why(send(sent))).toBe('done');
    // 5,000,000 less 4,510,000 lost, where 439,254 must stay of 490,000; 0.3 % of 95,490,000 are 286,470.
    send(marks(contracts.linear, 9_549));
    expect(positions(ann)).toHaveLength(1);
    send(funds(contracts.linear, 300_000));
    expect(positions(ann)).toEqual([]);
    sound();
  });

  test('is paid by the house in full, whatever it has, and takes nothing else from it', () => {
    const { send, trade, wallet, positions, sound } = openContractVenue();
    trade(bob, Side.sell, 100, 10_000);
    const [from, to] = [Wallet.futures, Wallet.spot];
    const all = units(50_000_000_000n);
    expect(why(send({ type: 'transfer-funds', accountId: houseAccount, assetId: assets.usdt, from, to, units: all }))).toBe('done');
    const before = wallet(bob)?.available ?? 0n;
    send(funds(contracts.linear, 10_000));
    expect(wallet(bob)?.available).toBe(before + 1_000n);
    expect(wallet(houseAccount)?.available).toBe(-1_000n);
    expect(positions(houseAccount)).toEqual(['0 long 100 for 1000000 margin 0']);
    sound();
  });
});

describe('delivery', () => {
  const dated = { marketId: contracts.dated };
  const plan = (marketId: number): Command => ({
    type: 'place-plan',
    accountId: ann,
    marketId,
    side: Side.buy,
    quantityLots: lots(10),
    amountUnits: units(0n),
    terms: {
      kind: 'trigger',
      trigger: { source: PriceSource.mark, triggerTicks: ticks(10_900), executeTicks: ticks(0) },
      exit: null,
    },
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: 1,
  });

  test('is told to users in the order of their accounts; who has none of it, and the house, hears and pays nothing', () => {
    const { trade, timed, exchange, positions, sound } = openContractVenue();
    trade(bob, Side.sell, 60, 10_000, dated);
    trade(ann, Side.buy, 100, 10_000, dated);
    trade(cat, Side.buy, 10, 10_000);
    const fees = (): bigint => exchange.balances(1)[0]?.available ?? 0n;
    const before = fees();
    const { events } = timed(deliveryMs, delivers(contracts.dated, 10_300)).record;
    const what = { cause: LedgerCause.delivery, orderId: 0, marketId: contracts.dated, lots: 0, entryValue: 0 };
    expect(events.filter(({ type }) => type === 'position-changed')).toMatchObject([
      { ...what, accountId: ann, holdSide: 'long', lotsDelta: -100, value: 1_030_000, realisedUnits: 300_000n },
      { ...what, accountId: bob, holdSide: 'short', lotsDelta: -60, value: 618_000, realisedUnits: -180_000n },
    ]);
    expect(events.slice(-2)).toEqual([
      { type: 'contract-delivered', marketId: contracts.dated, priceTicks: 10_300 },
      { type: 'market-state-set', marketId: contracts.dated, state: MarketState.halted },
    ]);
    const told = new Set(
      events.flatMap((event) => (event.type === 'ledger-posted' ? event.entries.map(({ accountId }) => accountId) : [])),
    );
    expect([...told].toSorted((a, b) => a - b)).toEqual([1, 3, ann, bob]);
    // 0.06 % of 10,300,000 and of 6,180,000.
    expect(fees() - before).toBe(6_180n + 3_708n);
    expect(exchange.contracts()[contracts.dated]).toMatchObject({ markTicks: 10_300, deliveredTicks: 10_300, openInterestLots: 0 });
    expect([ann, bob, houseAccount].map((accountId) => positions(accountId))).toEqual([[], [], ['0 short 10 for 100000 margin 0']]);
    sound();
  });

  test('takes the orders and plans of its contract with it, and no others', () => {
    const { send, order, timed, exchange, sound } = openContractVenue();
    for (const marketId of [contracts.dated, contracts.linear]) {
      order(ann, Side.buy, 10, 9_900, { marketId });
      expect(why(send(plan(marketId)))).toBe('done');
    }
    const { events } = timed(deliveryMs, delivers(contracts.dated, 10_300)).record;
    expect(exchange.openOrders(ann).map(({ marketId }) => marketId)).toEqual([contracts.linear]);
    expect(exchange.openPlans(ann).map(({ marketId }) => marketId)).toEqual([contracts.linear]);
    expect(events.filter((event) => 'reason' in event).map((event) => 'reason' in event && event.reason)).toEqual(['delivery', 'delivery']);
    sound();
  });

  test('ends the wait for a liquidation in its contract, not in another', () => {
    const { send, trade, timed, exchange, positions, sound } = openContractVenue();
    for (const marketId of [contracts.linear, contracts.dated]) {
      send({ type: 'set-margin-mode', accountId: ann, marketId, mode: MarginMode.isolated });
      trade(ann, Side.buy, 100, 10_000, { marketId });
      send({ type: 'set-market-state', marketId, state: MarketState.halted });
      send(marks(marketId, 9_500));
    }
    const waiting = (): number =>
      new TextDecoder().decode(exchange.snapshot()).split('"liquidations":[')[1]?.split('accountId').length ?? 0;
    expect(waiting() - 1).toBe(2);
    timed(deliveryMs, delivers(contracts.dated, 10_000));
    expect(waiting() - 1).toBe(1);
    expect(positions(ann)).toEqual(['0 long 100 for 1000000 margin 500000']);
    timed(deliveryMs, { type: 'set-market-state', marketId: contracts.linear, state: MarketState.online });
    expect(positions(ann)).toEqual([]);
    sound();
  });

  test('pays the fund for its own, and asks it for no fee', () => {
    const { send, trade, timed, exchange, sound } = openContractVenue();
    send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.dated, mode: MarginMode.isolated });
    trade(ann, Side.buy, 100, 10_000, dated);
    // As in contracts.test.ts: the fund takes the position, and 43,000 with it.
    send(marks(contracts.dated, 9_543));
    const { events } = timed(deliveryMs, delivers(contracts.dated, 10_000)).record;
    // The fund gains 457 × 100 × 10.
    expect(exchange.balances(4)[0]?.available).toBe(20_000_000n + 43_000n + 457_000n);
    expect(events.filter(({ type }) => type === 'ledger-posted')).toMatchObject([
      { cause: LedgerCause.delivery, entries: [{ accountId: 4, availableDelta: 457_000 }, { accountId: 3 }] },
    ]);
    sound();
  });

  test('is missing behind cross positions at the next price', () => {
    const { send, trade, timed, positions, sound } = openContractVenue();
    for (const marketId of [contracts.linear, contracts.dated]) trade(ann, Side.buy, 1_000, 10_000, { marketId });
    for (const marketId of [contracts.linear, contracts.dated]) send(marks(marketId, 10_000));
    // 49,880,000 less 40,000,000 and a fee of 36,000 are 9,844,000. At 9,058 9,420,000 are lost, and 416,668 must stay of 424,000; a
    // tick lower, 416,622 of 414,000.
    timed(deliveryMs, delivers(contracts.dated, 6_000));
    send(marks(contracts.linear, 9_058));
    expect(positions(ann)).toHaveLength(1);
    send(marks(contracts.linear, 9_057));
    expect(positions(ann)).toEqual([]);
    sound();
  });
});

function openFunding() {
  const { send, trade, mark, wallet, exchange, positions, sound } = openContractVenue();
  const fund = (): bigint => exchange.balances(4).find(({ assetId }) => assetId === assets.usdt)?.available ?? 0n;
  const isolate = (accountId: number, leverage: number): void => {
    send({ type: 'set-margin-mode', accountId, marketId: contracts.linear, mode: MarginMode.isolated });
    send({ type: 'set-leverage', accountId, marketId: contracts.linear, longLeverage: leverage, shortLeverage: leverage });
  };
  /** The changes that a slot makes to each trader's wallet and to the fund. */
  const settle = (rateE8: number, slot = 0): Readonly<Record<'ann' | 'bob' | 'cat' | 'fund', bigint>> => {
    const all = () => [wallet(ann)?.available ?? 0n, wallet(bob)?.available ?? 0n, wallet(cat)?.available ?? 0n, fund()] as const;
    const before = all();
    expect(send({ type: 'settle-funding', marketId: contracts.linear, slotMs: slotMs + slot * 1000, rateE8 }).ok).toBe(true);
    const after = all();
    sound();
    return { ann: after[0] - before[0], bob: after[1] - before[1], cat: after[2] - before[2], fund: after[3] - before[3] };
  };
  return { trade, mark, settle, isolate, positions };
}

test('a payer is rounded up, a receiver down, and the unit between them is the insurance fund’s', () => {
  const { trade, settle } = openFunding();
  trade(ann, Side.buy, 3, 10_000);
  trade(bob, Side.sell, 3, 10_000);
  // 0.0101 % of 300,000 is 30.3.
  expect(settle(10_100)).toEqual({ ann: -31n, bob: 30n, cat: 0n, fund: 1n });
});

test('when shorts pay, they are rounded up and longs down', () => {
  const { trade, settle } = openFunding();
  trade(ann, Side.buy, 3, 10_000);
  trade(bob, Side.sell, 3, 10_000);
  expect(settle(-10_100)).toEqual({ ann: 30n, bob: -31n, cat: 0n, fund: 1n });
});

test('payers and receivers are rounded one by one', () => {
  const { trade, settle } = openFunding();
  for (const payer of [ann, bob]) trade(payer, Side.buy, 3, 10_000);
  trade(cat, Side.sell, 6, 10_000);
  // 30.3 each, and 60.6.
  expect(settle(10_100)).toEqual({ ann: -31n, bob: -31n, cat: 60n, fund: 2n });
});

test('what is paid in full to the unit leaves nothing to the fund', () => {
  const { trade, settle } = openFunding();
  trade(ann, Side.buy, 3, 10_000);
  trade(bob, Side.sell, 2, 10_000);
  trade(cat, Side.sell, 1, 10_000);
  expect(settle(10_000)).toEqual({ ann: -30n, bob: 20n, cat: 10n, fund: 0n });
});

test('when less is there than is due, each receiver gets its share of it rounded down', () => {
  const { trade, mark, settle, isolate, positions } = openFunding();
  isolate(ann, 100);
  trade(ann, Side.buy, 200, 10_000);
  trade(bob, Side.sell, 133, 10_000);
  trade(cat, Side.sell, 67, 10_000);
  mark(9_999);
  // 0.3 % of 19,998,000 is 59,994; of the shorts' 13,298,670 and 6,699,330 it is 39,896.01 and 20,097.99.
  expect(settle(300_000)).toEqual({ ann: 0n, bob: 39_896n, cat: 20_097n, fund: 1n });
  expect(positions(ann)).toEqual(['0 long 200 for 2000000 margin 140006']);
  // Above a maintenance of 92,000 there are 48,006: 39,896 and 20,097 parts of 59,993 of it are 31,924.5 and 16,081.5.
  expect(settle(300_000, 1)).toMatchObject({ bob: 31_924n, cat: 16_081n });
});

// Accounts that have changed since the last price are looked at before the next one: however many, whatever their positions were.
import { expect, test } from 'vitest';

import { HoldSide, MarginMode, Side, Wallet } from '#lib/contract/enums.ts';
import { ann, openContractVenue } from '#tests/simulation/contracts/open-contract-venue.ts';
import { assets, contracts, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { AccountKind } from '../../identity/account-kind.ts';
import type { Command } from '../../command.ts';
import { restoreExchange } from '../../exchange.ts';
import { ticks, units } from '../../units.ts';

test('of more wallets than a contract keeps word of, a fall in either contract finds everybody whom it takes to the limit', () => {
  const { exchange, send, timed, trade, mark, sound } = openContractVenue({ usdt: 10_000_000_000n, btc: 0n });
  const users = Array.from({ length: 1_300 }, (_, user) => 5_000 + user);
  const give = (accountId: number, amount: bigint): void => {
    const [from, to] = [Wallet.spot, Wallet.futures];
    expect(send({ type: 'transfer-funds', accountId, assetId: assets.usdt, from, to, units: units(amount) }).ok).toBe(true);
  };
  for (const [place, accountId] of users.entries()) {
    const amount = units(400_000n + BigInt(place) * 500n);
    send({ type: 'open-account', accountId, kind: AccountKind.user });
    send({ type: 'credit-deposit', accountId, assetId: assets.usdt, units: units(amount + 1n), reference: `${accountId}` });
    give(accountId, amount);
    expect(trade(accountId, Side.buy, 20, 10_000).ok).toBe(true);
    expect(trade(accountId, Side.buy, 20, 10_000, { marketId: contracts.dated }).ok).toBe(true);
  }
  // All are looked at; then their wallets change again, and it is the poorest whose change is one too many for the first contract alone.
  mark(10_000);
  mark(10_000, contracts.dated);
  trade(ann, Side.buy, 1, 10_000);
  for (const accountId of users.slice(1, 1_023)) give(accountId, 1n);
  give(5_000, 1n);
  const taken = new Set<number>();
  const apply = (command: Command): void => {
    for (const event of timed(1_700_000_030_000, command).record.events)
      if (event.type === 'position-liquidated' && event.step === 'taken') taken.add(event.accountId);
  };
  /** The number of accounts that a price has left without a position. A tick is 200 units to each. */
  const gone = (marketId: number, price: number): number => {
    apply({ type: 'set-mark-price', marketId, markTicks: ticks(price), indexTicks: ticks(price) });
    while (exchange.nextDueMs() === 0) apply({ type: 'advance-clock' });
    return taken.size;
  };
  // The poorest has 397,601 after fees. 379,600 are lost here, and 0.46 % of both positions must stay: 7,454 and 9,200.
  expect(gone(contracts.linear, 8_102)).toBe(0);
  // 381,000 lost, 7,448 and 9,200 to stay: the poorest lacks 47, the next has 453 to spare.
  expect(gone(contracts.linear, 8_095)).toBe(1);
  // 24,000 more, of the other contract, where 9,090 must stay: whoever had no more than 23,937 above the poorest, in steps of 500.
  expect(gone(contracts.dated, 9_880)).toBe(48);
  sound();
});

test('what was known of an isolated position says nothing of a cross one that comes after it', () => {
  const { send, trade, mark, positions, sound } = openContractVenue();
  const isolate = (mode: MarginMode): void =>
    expect(send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode }).ok).toBe(true);
  isolate(MarginMode.isolated);
  trade(ann, Side.buy, 10, 10_000);
  mark(10_001);
  trade(ann, Side.sell, 10, 10_001);
  isolate(MarginMode.cross);
  trade(ann, Side.buy, 10, 10_001);
  // Alone, at twenty times, it would be gone; the wallet carries it.
  mark(9_000);
  expect(positions(ann)).toEqual(['0 long 10 for 100010 margin 0']);
  sound();
});

/** Twenty lots of the linear contract, where 8,000 units must stay, on so much money. */
function small(amount: bigint, side: Side = Side.buy) {
  const venue = openContractVenue();
  const accountId = 5_000;
  venue.send({ type: 'open-account', accountId, kind: AccountKind.user });
  venue.send({ type: 'credit-deposit', accountId, assetId: assets.usdt, units: units(amount), reference: 'small' });
  venue.send({ type: 'transfer-funds', accountId, assetId: assets.usdt, from: Wallet.spot, to: Wallet.futures, units: units(amount) });
  for (const marketId of [contracts.linear, contracts.dated])
    venue.send({ type: 'set-leverage', accountId, marketId, longLeverage: 50, shortLeverage: 50 });
  expect(venue.trade(accountId, side, 20, 10_000).ok).toBe(true);
  return { ...venue, accountId };
}

test.each([-1, 1])('whoever has traded down to the limit is found by the next price, %i tick away', (away) => {
  const { accountId, trade, mark, positions, sound } = small(361_000n);
  for (const [side, price] of [
    [Side.buy, 10_900],
    [Side.sell, 9_150],
  ] as const)
    expect(trade(accountId, side, 20, price, { marketId: contracts.dated }).ok).toBe(true);
  expect(positions(accountId)).toHaveLength(1);
  mark(10_000 + away);
  expect(positions(accountId)).toEqual([]);
  sound();
});

test('whoever waits for a halted contract waits once, whatever prices come by and whether a restart lies between', () => {
  const { accountId, exchange, trade, mark, send, timed } = small(400_000n);
  expect(trade(accountId, Side.buy, 20, 10_000, { marketId: contracts.dated }).ok).toBe(true);
  mark(10_000, contracts.dated);
  send({ type: 'set-market-state', marketId: contracts.linear, state: 'halted' });
  mark(8_000);
  mark(8_000, contracts.dated);
  const restarted = restoreExchange(exchange.snapshot());
  const after = (command: Command, sequence: number) => {
    const stamped = { sequence, timeMs: 1_700_000_001_000, command };
    const { record } = timed(stamped.timeMs, command);
    restarted.replay(stamped);
    expect(restarted.stateHash()).toBe(exchange.stateHash());
    return record.events.filter((event) => event.type === 'position-liquidated' && event.step === 'taken');
  };
  const price: Command = { type: 'set-mark-price', marketId: contracts.dated, markTicks: ticks(7_990), indexTicks: ticks(7_990) };
  expect(after(price, 1_000)).toEqual([]);
  expect(after({ type: 'set-market-state', marketId: contracts.linear, state: 'online' }, 1_001)).toHaveLength(2);
});

test.each([
  // 159,800 are left. Falling by 756 ticks loses 151,200, and 8,510 must stay of 8,600; one more, of 8,400.
  ['long', Side.buy, 9_244, 9_243],
  // Rising by 749 loses 149,800, and 9,890 must stay of 10,000; one more, of 9,800.
  ['short', Side.sell, 10_749, 10_750],
] as const)('money sent away brings the limit of a %s nearer', (_side, side, safe, gone) => {
  const { accountId, send, mark, positions, sound } = small(361_000n, side);
  mark(10_000);
  const [from, to] = [Wallet.futures, Wallet.spot];
  expect(send({ type: 'transfer-funds', accountId, assetId: assets.usdt, from, to, units: units(200_000n) }).ok).toBe(true);
  mark(safe);
  expect(positions(accountId)).toHaveLength(1);
  mark(gone);
  expect(positions(accountId)).toEqual([]);
  sound();
});

test('the house is never taken, whatever money it has moved; the venue that comes back from a snapshot agrees', () => {
  const { exchange, send, trade, timed } = openContractVenue();
  trade(ann, Side.buy, 1_000, 10_000);
  // All that stands behind its short of 1,000 goes.
  const [from, to] = [Wallet.futures, Wallet.spot];
  const all = units(50_000_000_000n);
  expect(send({ type: 'transfer-funds', accountId: houseAccount, assetId: assets.usdt, from, to, units: all }).ok).toBe(true);
  const again = restoreExchange(exchange.snapshot());
  const price: Command = { type: 'set-mark-price', marketId: contracts.linear, markTicks: ticks(10_500), indexTicks: ticks(10_500) };
  timed(1_700_000_001_000, price);
  again.replay({ sequence: 1_000, timeMs: 1_700_000_001_000, command: price });
  expect(exchange.futures(houseAccount)?.positions).toMatchObject([{ holdSide: HoldSide.short, lots: 1_000, equity: -5_000_000 }]);
  expect(again.stateHash()).toBe(exchange.stateHash());
});

test('an isolated position in a coin whose mark and index fall together is found, though neither would do alone', () => {
  const { send, trade, positions, sound } = openContractVenue();
  const marketId = contracts.coin;
  const add = (amount: bigint): void =>
    expect(send({ type: 'change-margin', accountId: ann, marketId, holdSide: HoldSide.long, units: units(amount) }).ok).toBe(true);
  const price = (markTicks: number, indexTicks: number): void =>
    void send({ type: 'set-mark-price', marketId, markTicks: ticks(markTicks), indexTicks: ticks(indexTicks) });
  send({ type: 'set-margin-mode', accountId: ann, marketId, mode: MarginMode.isolated });
  // Worth 100,000, on 5,000.
  expect(trade(ann, Side.buy, 100, 10_000, { marketId }).ok).toBe(true);
  add(29_999n);
  price(7_000, 10_000);
  // 35,000 less 30,000 lost, where 322 must stay: word is left from here.
  add(1n);
  price(7_000, 9_999);
  expect(positions(ann)).toEqual(['1 long 100 for 1000000 margin 35000']);
  // 330,000 ÷ 9.51 = 34,700.3 lost: 299 are left, and 325 must stay. At the old index it were 2,000 and 309, at the old mark 3,454 and 339.
  price(6_700, 9_510);
  expect(positions(ann)).toEqual([]);
  sound();
});

// Contracts across a restart: what was set and held, whom prices threaten, and snapshots that make no sense. Numbers as in contracts.test.ts.
import { describe, expect, test } from 'vitest';

import { BusinessLine, HoldSide, MarginMode, MarketState, PositionMode, Side, Wallet } from '#lib/contract/enums.ts';
import { orderCommand } from '#tests/order-command.ts';
import { ann, bob, cat, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { assets, contracts, deliveryMs, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { openLendingVenue } from '#tests/simulation/lending/open-lending-venue.ts';
import { unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';
import type { Command } from '../command.ts';
import { restoreExchange, type Exchange } from '../exchange.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { ticks, units } from '../units.ts';

const textOf = (exchange: Exchange): string => new TextDecoder().decode(exchange.snapshot());
const restored = (text: string): Exchange => restoreExchange(new TextEncoder().encode(text));

const markAt = (price: number, marketId: number = contracts.linear): Command => ({
  type: 'set-mark-price',
  marketId,
  markTicks: ticks(price),
  indexTicks: ticks(price),
});

/** The venue and its copy from a snapshot, told the same from now on. */
function twins(exchange: Exchange) {
  const both = [exchange, restoreExchange(exchange.snapshot())] as const;
  let sequence = 1_000;
  const say = (command: Command): void => {
    sequence += 1;
    for (const one of both) expect(why(one.apply({ sequence, timeMs: 1_700_000_001_000 + sequence, command }).reply)).toBe('done');
    expect(both[1].stateHash()).toBe(both[0].stateHash());
  };
  const held = (accountId: number): (readonly string[])[] =>
    both.map((one) => (one.futures(accountId)?.positions ?? []).map(({ holdSide, lots }) => `${holdSide} ${lots}`));
  return { say, held, again: both[1] };
}

test('what was set, what is held and what orders may open comes back', () => {
  const { send, timed, order, trade, exchange } = openContractVenue();
  const linear = { accountId: ann, marketId: contracts.linear };
  send({ type: 'set-position-mode', accountId: ann, line: BusinessLine.usdt, mode: PositionMode.hedge });
  send({ type: 'set-margin-mode', ...linear, mode: MarginMode.isolated });
  send({ type: 'set-leverage', ...linear, longLeverage: 10, shortLeverage: 30 });
  trade(ann, Side.buy, 100, 10_000, { holdSide: HoldSide.long });
  trade(ann, Side.sell, 40, 10_000, { holdSide: HoldSide.short });
  send({ type: 'set-auto-append', ...linear, holdSide: HoldSide.short, on: true });
  order(ann, Side.buy, 30, 9_990, { holdSide: HoldSide.long });
  order(houseAccount, Side.sell, 12, 9_990);
  send({ type: 'set-mark-price', marketId: contracts.linear, markTicks: ticks(10_010), indexTicks: ticks(10_020) });
  send({ type: 'settle-funding', marketId: contracts.linear, slotMs: 1_700_000_001_000, rateE8: 100 });
  timed(deliveryMs, { type: 'settle-delivery', marketId: contracts.dated, priceTicks: ticks(10_300) });
  const again = restoreExchange(exchange.snapshot());
  expect(again.contracts()).toEqual(exchange.contracts());
  for (const accountId of [ann, houseAccount, 4]) expect(again.futures(accountId)).toEqual(exchange.futures(accountId));
  expect(again.futures(ann)).toMatchObject({
    positions: [
      { holdSide: HoldSide.long, lots: 112, leverage: 10, autoAppend: false },
      { holdSide: HoldSide.short, lots: 40, leverage: 30, autoAppend: true },
    ],
    settings: [{ marginMode: MarginMode.isolated, buys: { lots: 18, value: 18 * 9_990 } }],
    hedgeLines: [BusinessLine.usdt],
  });
  expect(again.contracts()).toMatchObject([
    { markTicks: 10_010, indexTicks: 10_020, fundedMs: 1_700_000_001_000, deliveredTicks: 0 },
    {},
    {},
    { deliveredTicks: 10_300 },
  ]);
});

test('a resting order is filled for its owner', () => {
  const { order, exchange } = openContractVenue();
  order(ann, Side.buy, 30, 9_990);
  const { say, held } = twins(exchange);
  say(orderCommand(houseAccount, contracts.linear, Side.sell, 30, 9_990));
  expect(held(ann)).toEqual([['long 30'], ['long 30']]);
});

test('a price finds whom it takes to the limit; the house is never taken', () => {
  const { send, trade, exchange } = openContractVenue();
  send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
  trade(ann, Side.sell, 100, 10_000);
  trade(bob, Side.buy, 1_000, 10_000);
  const [from, to] = [Wallet.futures, Wallet.spot];
  // Bob keeps 5,940,000 behind 1,000 lots, a tick of which is 10,000; the house keeps nothing behind its short of 900.
  for (const [accountId, amount] of [
    [bob, 44_000_000n],
    [houseAccount, 50_000_000_000n],
  ] as const)
    expect(why(send({ type: 'transfer-funds', accountId, assetId: assets.usdt, from, to, units: units(amount) }))).toBe('done');
  const { say, held } = twins(exchange);
  // 457,000 lost of 500,000, where 48,102 must stay.
  say(markAt(10_457));
  expect(held(ann)).toEqual([[], []]);
  expect(held(bob)).toEqual([['long 1000'], ['long 1000']]);
  expect(held(houseAccount)).toEqual([['short 900'], ['short 900']]);
  // 5,500,000 lost, where 434,700 must stay of 440,000; a tick lower, 434,654 of 430,000.
  say(markAt(9_450));
  expect(held(bob)).toEqual([['long 1000'], ['long 1000']]);
  say(markAt(9_449));
  expect(held(bob)).toEqual([[], []]);
});

/** Ann's short is at its limit while the contract is halted; her long is not. */
function openWaiting() {
  const venue = openContractVenue();
  const { send, trade } = venue;
  send({ type: 'set-position-mode', accountId: ann, line: BusinessLine.usdt, mode: PositionMode.hedge });
  send({ type: 'set-margin-mode', accountId: ann, marketId: contracts.linear, mode: MarginMode.isolated });
  trade(ann, Side.buy, 100, 10_000, { holdSide: HoldSide.long });
  trade(ann, Side.sell, 100, 10_000, { holdSide: HoldSide.short });
  send({ type: 'set-market-state', marketId: contracts.linear, state: MarketState.halted });
  send(markAt(10_457));
  return venue;
}

test('the side of a position that waits to be liquidated is the one that goes when its market opens', () => {
  const { say, held } = twins(openWaiting().exchange);
  expect(held(ann)).toEqual([
    ['long 100', 'short 100'],
    ['long 100', 'short 100'],
  ]);
  say({ type: 'set-market-state', marketId: contracts.linear, state: MarketState.online });
  expect(held(ann)).toEqual([['long 100'], ['long 100']]);
});

test('a wallet that waits to be liquidated still does', () => {
  const { send, trade, exchange } = openContractVenue();
  trade(ann, Side.buy, 4_000, 10_000);
  send({ type: 'set-market-state', marketId: contracts.linear, state: MarketState.halted });
  // 49,760,000 were there, and 52,000,000 are lost.
  send(markAt(8_700));
  const { say, held } = twins(exchange);
  say({ type: 'set-market-state', marketId: contracts.linear, state: MarketState.online });
  expect(held(ann)).toEqual([[], []]);
});

describe('a snapshot that makes no sense', () => {
  test('is refused if an account without contracts waits to be liquidated', () => {
    const text = textOf(openWaiting().exchange);
    expect(text).toContain('"liquidations":[{"accountId":1000,');
    const wrong = text.replace('"liquidations":[{"accountId":1000,', '"liquidations":[{"accountId":4040,');
    expect(() => restored(wrong)).toThrow('snapshot liquidates the unknown account 4040');
  });

  test('is refused if somebody holds what is no contract', () => {
    const wrong = textOf(openWaiting().exchange).replace('"holdings":[{"marketId":0,', '"holdings":[{"marketId":9,');
    expect(() => restored(wrong)).toThrow('snapshot has a position in market 9, which is no contract');
  });

  test('forgets that a position waits which is not there', () => {
    const wrong = textOf(openWaiting().exchange).replace('"liquidations":[{"accountId":1000,', `"liquidations":[{"accountId":${cat},`);
    expect(textOf(restored(wrong))).toContain('"liquidations":[]');
  });
});

describe('the same state has the same bytes', () => {
  test('in whichever order lines were hedged and coins came', () => {
    const opened = (lines: readonly BusinessLine[], coins: readonly number[]): Exchange => {
      const { send, exchange } = openContractVenue();
      const accountId = 5_000;
      send({ type: 'open-account', accountId, kind: AccountKind.user });
      for (const assetId of [assets.usdt, assets.btc])
        send({ type: 'credit-deposit', accountId, assetId, units: units(9n), reference: `late:${assetId}` });
      for (const assetId of coins)
        send({ type: 'transfer-funds', accountId, assetId, from: Wallet.spot, to: Wallet.futures, units: units(9n) });
      for (const line of lines) send({ type: 'set-position-mode', accountId, line, mode: PositionMode.hedge });
      return exchange;
    };
    const one = opened([BusinessLine.usdt, BusinessLine.usd], [assets.usdt, assets.btc]);
    const other = opened([BusinessLine.usd, BusinessLine.usdt], [assets.btc, assets.usdt]);
    expect(other.stateHash()).toBe(one.stateHash());
    expect(textOf(one)).not.toContain('"coins"');
  });

  test('a coin that a wallet has had, and has nothing of any more, is named: it is still there after a restart', () => {
    const { send, exchange } = openContractVenue();
    const all = units(500_000_000n);
    send({ type: 'transfer-funds', accountId: ann, assetId: assets.btc, from: Wallet.futures, to: Wallet.spot, units: all });
    expect(textOf(exchange).split('"coins":[0,1]')).toHaveLength(2);
    const again = restoreExchange(exchange.snapshot());
    expect(again.futures(ann)?.wallets.map(({ assetId }) => assetId)).toEqual([assets.usdt, assets.btc]);
    expect(again.stateHash()).toBe(exchange.stateHash());
  });

  test('pairs beside contracts come back as pairs', () => {
    const venue = openLendingVenue(undefined, unifiedOpening);
    const before = venue.hash();
    venue.restart();
    expect(venue.hash()).toBe(before);
    venue.sound();
  });
});

// A bot that sells what it has borrowed, in numbers that can be checked by hand: a bitcoin stands at 10,000 dollars, five times in a pair.
import { expect, test } from 'vitest';

import { EntryPoint, SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import { orderCommand } from '#tests/order-command.ts';
import { coins, lendingHouse, lendingOpening, pairs, whole } from '#tests/simulation/lending/margin-venue.ts';

import type { Command } from '../../command.ts';
import { createExchange, restoreExchange } from '../../exchange.ts';
import { lots, ticks, units } from '../../units.ts';
import type { PlaceByStep, StrategyAction } from '../strategy-command.ts';

const ann = 1000;
const hourMs = 3_600_000;
const { usdt, btc } = coins;
const dollars = (amount: number): bigint => BigInt(Math.round(amount * whole));

function openVenue() {
  let exchange = createExchange();
  let sequence = 0;
  let nowMs = Math.floor(1_700_000_000_000 / hourMs) * hourMs;
  const send = (command: Command) => {
    sequence += 1;
    const applied = exchange.apply({ sequence, timeMs: nowMs, command });
    expect(exchange.checkInvariants()).toEqual([]);
    return applied;
  };
  for (const command of lendingOpening()) expect(send(command).reply.ok).toBe(true);
  const { reply } = send({ type: 'open-strategy-account', ownerId: ann, name: 'bot' });
  const bot = reply.ok ? (reply.accountId ?? 0) : 0;
  let step = 0;
  /** Takes the next step; answers why its action was refused, or null. */
  const act = (action: StrategyAction): string | null => {
    step += 1;
    const taken = send({ type: 'take-step', accountId: bot, step, action }).record.events.find((event) => event.type === 'step-taken');
    return taken === undefined ? 'not taken' : taken.refused;
  };
  const coin = (assetId: number): string => {
    const [wallet, ...others] = exchange.margins(bot);
    expect(others).toEqual([]);
    const found = wallet?.coins.find((one) => one.assetId === assetId);
    return found === undefined ? 'nothing' : `${found.available} + ${found.frozen}, owes ${found.principal} + ${found.interest}`;
  };
  const balance = (accountId: number, assetId: number): bigint =>
    exchange.balances(accountId).find((one) => one.assetId === assetId)?.available ?? 0n;
  return {
    send,
    act,
    coin,
    balance,
    bot,
    rest: (side: Side, quantity: number, price: number) => send(orderCommand(lendingHouse, pairs.btc, side, quantity, price)),
    index: (price: number) => send({ type: 'set-reference-price', marketId: pairs.btc, priceTicks: ticks(price) }),
    pass: (ms: number) => {
      nowMs += ms;
      return send({ type: 'advance-clock' });
    },
    restart: () => {
      const hash = exchange.stateHash();
      exchange = restoreExchange(exchange.snapshot());
      expect(exchange.stateHash()).toBe(hash);
    },
  };
}

const inMargin = (type: 'borrow' | 'repay', assetId: number, amount: number): StrategyAction => ({
  type,
  marketId: pairs.btc,
  assetId,
  units: units(dollars(amount)),
});
const transfer = (direction: 'in' | 'out', assetId: number, amount: number): StrategyAction => ({
  type: 'transfer-margin',
  marketId: pairs.btc,
  assetId,
  units: units(dollars(amount)),
  direction,
});
const takes = (amount: number): StrategyAction => ({
  type: 'take-funds',
  assetId: usdt,
  units: units(dollars(amount)),
  wallet: Wallet.spot,
});
const atMarket = (side: Side, quantity: number): PlaceByStep => ({
  type: 'place',
  marketId: pairs.btc,
  wallet: Wallet.isolated,
  side,
  kind: 'market',
  timeInForce: TimeInForce.ioc,
  priceTicks: ticks(0),
  quantityLots: lots(quantity),
  amountUnits: units(0n),
  selfTradePrevention: SelfTradePrevention.cancelTaker,
});
const returns = (assetId: number): StrategyAction => ({ type: 'return-funds', assetId, units: units(0n), wallet: Wallet.spot });

test('borrowed, sold, bought back, repaid with interest, and everything is given back', () => {
  const { act, coin, balance, rest, pass, restart, bot } = openVenue();
  const before = balance(ann, usdt);
  expect(act(takes(6_000))).toBeNull();
  expect(act(inMargin('borrow', btc, 1))).toBe('insufficient-balance');
  expect(act(transfer('in', usdt, 5_000))).toBeNull();
  // Five times: of 10,000 dollars a quarter has to stay, and 5,000 carry 2 coins less their first hour.
  expect(act(inMargin('borrow', btc, 2))).toBe('margin-not-enough');
  expect(act(inMargin('borrow', btc, 1))).toBeNull();
  // 0.048 % a day are 2,000 hundred-millionths an hour.
  expect(coin(btc)).toBe('100000000 + 0, owes 100000000 + 2000');
  rest(Side.buy, 1_000, 10_000);
  expect(act(atMarket(Side.sell, 1_000))).toBeNull();
  // A thousandth is the fee.
  expect(coin(usdt)).toBe(`${dollars(14_990)} + 0, owes 0 + 0`);
  restart();
  // The amount owed, and twice that, stays.
  expect(act(transfer('out', usdt, 5_000))).toBe('insufficient-balance');
  expect(act(returns(usdt))).toBeNull();
  expect(balance(ann, usdt)).toBe(before - dollars(5_000));
  pass(3 * hourMs);
  expect(coin(btc)).toBe('0 + 0, owes 100000000 + 8000');
  // 1.00008 coins and the fee of a thousandth are 1,002 lots.
  rest(Side.sell, 2_000, 9_000);
  expect(act(atMarket(Side.buy, 1_002))).toBeNull();
  expect(act(inMargin('repay', btc, 0))).toBeNull();
  expect(coin(btc)).toBe(`${100_200_000 - 100_200 - 100_008_000} + 0, owes 0 + 0`);
  // Nothing is owed any more: nothing is repaid, and nothing is wrong.
  expect(act(inMargin('repay', btc, 0))).toBeNull();
  expect(act(inMargin('repay', btc, 1))).toBe('no-debt');
  for (const assetId of [btc, usdt]) {
    expect(act(transfer('out', assetId, 0))).toBeNull();
    expect(act(returns(assetId))).toBeNull();
  }
  // Sold at 10,000 and 1.002 of them bought at 9,000, less the fee of the sale.
  expect(balance(ann, usdt)).toBe(before + dollars(9_990 - 9_018));
  expect([balance(bot, usdt), coin(usdt), coin(btc)]).toEqual([0n, 'nothing', 'nothing']);
});

test('its owner and it never trade with each other, and its orders in the wallet are its own by their steps', () => {
  const { act, send, coin, rest } = openVenue();
  act(takes(5_000));
  act(transfer('in', usdt, 5_000));
  act(inMargin('borrow', btc, 1));
  const standing: PlaceByStep = { ...atMarket(Side.sell, 500), kind: 'limit', timeInForce: TimeInForce.gtc, priceTicks: ticks(10_100) };
  expect(act(standing)).toBeNull();
  expect(coin(btc)).toBe('50000000 + 50000000, owes 100000000 + 2000');
  const { record } = send(orderCommand(ann, pairs.btc, Side.buy, 100, 10_100));
  expect(record.events).toContainEqual(expect.objectContaining({ type: 'order-cancelled', reason: 'self-trade' }));
  expect(act({ type: 'amend', orderStep: 4, priceTicks: ticks(10_200), quantityLots: lots(400) })).toBeNull();
  expect(coin(btc)).toBe('60000000 + 40000000, owes 100000000 + 2000');
  expect(act({ type: 'cancel', orderStep: 4 })).toBeNull();
  expect(act({ type: 'cancel', orderStep: 4 })).toBe('order-not-open');
  expect(act({ ...standing, entryPoint: EntryPoint.web })).toBeNull();
  expect(act({ type: 'cancel-all' })).toBeNull();
  expect(coin(btc)).toBe('100000000 + 0, owes 100000000 + 2000');
  rest(Side.buy, 1_000, 10_000);
  expect(act(atMarket(Side.sell, 100))).toBeNull();
});

test('all of nothing is nothing: without a wallet, without coins, and without what is owed', () => {
  const { act, coin } = openVenue();
  const all = (assetId: number): StrategyAction[] => [
    transfer('in', assetId, 0),
    transfer('out', assetId, 0),
    inMargin('repay', assetId, 0),
  ];
  for (const action of all(usdt)) expect(act(action)).toBeNull();
  act(takes(5_000));
  // All that there is goes in, and nothing is owed.
  expect(act(transfer('in', usdt, 0))).toBeNull();
  expect(coin(usdt)).toBe(`${dollars(5_000)} + 0, owes 0 + 0`);
  expect(act(inMargin('repay', usdt, 0))).toBeNull();
  expect(act(inMargin('borrow', btc, 0))).toBe('invalid-amount');
  expect(act(inMargin('borrow', btc, 1))).toBeNull();
  const { type: _, ...sale } = atMarket(Side.sell, 1_000);
  expect(act({ type: 'place', ...sale, kind: 'limit', timeInForce: TimeInForce.gtc, priceTicks: ticks(10_500) })).toBeNull();
  // The coin is held by an order: there is none to repay with.
  expect(act(inMargin('repay', btc, 0))).toBeNull();
  expect(act(inMargin('repay', btc, 1))).toBe('insufficient-balance');
  expect(coin(btc)).toBe('0 + 100000000, owes 100000000 + 2000');
  expect(act({ type: 'cancel-all' })).toBeNull();
  // The rest of the debt stays.
  expect(act(inMargin('repay', btc, 0))).toBeNull();
  expect(coin(btc)).toBe('0 + 0, owes 2000 + 0');
});

test('it pays the rate of its owner', () => {
  const { act, send, coin } = openVenue();
  send({ type: 'set-interest-grade', accountId: ann, grade: 1 });
  act(takes(5_000));
  act(transfer('in', usdt, 5_000));
  act(inMargin('borrow', btc, 1));
  expect(coin(btc)).toBe('100000000 + 0, owes 100000000 + 1000');
});

test('at its limit the wallet is liquidated as any other, and nobody else pays', () => {
  const { act, coin, balance, rest, index, pass } = openVenue();
  act(takes(5_000));
  act(transfer('in', usdt, 2_600));
  act(inMargin('borrow', btc, 1));
  rest(Side.buy, 1_000, 10_000);
  act(atMarket(Side.sell, 1_000));
  const left = balance(ann, usdt);
  rest(Side.sell, 2_000, 12_000);
  // 12,590 dollars stand behind a coin of which a twentieth has to stay: no more than 11,990.
  const { record } = index(12_000);
  const told = [...record.events, ...pass(1_000).record.events];
  expect(told.map(({ type }) => type)).toContain('margin-liquidated');
  expect(coin(btc)).not.toContain('owes 1');
  expect(balance(ann, usdt)).toBe(left);
});

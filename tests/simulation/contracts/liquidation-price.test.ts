// The price at which a position is said to be liquidated is the one at which it is: to one tick, for ten thousand random accounts.
import assert from 'node:assert/strict';

import { test } from 'vitest';

import { HoldSide, MarginMode, Side, TimeInForce } from '#lib/contract/enums.ts';
import { crossLiquidationPrice, isolatedLiquidationPrice } from '#lib/order-math/risk/liquidation-price.ts';
import { ContractForm, type MarketRules } from '#server/engine/markets/market-rules.ts';
import type { Command } from '#server/engine/command.ts';
import { createExchange, type Exchange } from '#server/engine/exchange.ts';
import type { PositionView } from '#server/engine/futures/futures-view.ts';
import { ticks, units } from '#server/engine/units.ts';

import { searchSize } from '#tests/thorough.ts';
import { orderCommand } from '#tests/order-command.ts';
import { assets, contractMarkets, contractOpening, houseAccount } from './contract-venue.ts';
import { openedTicks, termsOf, text } from './formula-terms.ts';
import { driver, randomSource } from '../random-commands.ts';

const ann = 1000;
/** Beyond, a tick of a coin contract is less than the smallest unit of the coin. */
const furthestTicks = 2 * openedTicks;

/** A venue in which the house sells and buys a great many lots at ten thousand. */
function openVenue(): { exchange: Exchange; send: ReturnType<typeof driver> } {
  const exchange = createExchange();
  const send = driver(exchange);
  for (const command of contractOpening({ usdt: 4_000_000_000n, btc: 4_000_000_000n })) assert.ok(send(command).reply.ok);
  return { exchange, send };
}

const order = (accountId: number, marketId: number, side: Side, quantityLots: number, timeInForce: TimeInForce): Command =>
  orderCommand(accountId, marketId, side, quantityLots, openedTicks, { timeInForce });

function saidPrice(rules: MarketRules, position: PositionView, available: bigint, mode: MarginMode): number | null {
  const { form, marginScale, tiers, takerFeeRate } = termsOf(rules);
  const isInverse = rules.contract?.form === ContractForm.inverse;
  const entry = isInverse ? (position.lots * rules.lotUnits) / position.entryValue : position.entryValue / position.lots;
  const said =
    mode === MarginMode.isolated
      ? isolatedLiquidationPrice({
          contract: form,
          side: position.holdSide,
          size: String(position.lots),
          entryPrice: text(entry),
          margin: text(Number(position.marginUnits) / marginScale),
          tiers,
          takerFeeRate,
        })
      : crossLiquidationPrice({
          contract: form,
          long: position.holdSide === HoldSide.long ? { size: String(position.lots), entryPrice: text(entry) } : null,
          short: position.holdSide === HoldSide.short ? { size: String(position.lots), entryPrice: text(entry) } : null,
          fundsBesides: text(Number(available) / marginScale),
          tiers,
          takerFeeRate,
        });
  return said === null ? null : Number(said);
}

const accounts = searchSize({ quick: 1_500, thorough: 10_000 });

test('random accounts are liquidated where it is said, to one tick', () => {
  const random = randomSource(77);
  let { exchange, send } = openVenue();
  let [tested, safe] = [0, 0];
  for (let round = 0; tested < accounts; round += 1) {
    assert.ok(round < accounts * 4, 'too many accounts are never liquidated');
    // A fresh venue now and then: the house's and the fund's positions do not grow without end.
    if (round % 500 === 499) ({ exchange, send } = openVenue());
    const marketId = random(3);
    const rules = contractMarkets[marketId];
    if (rules === undefined) continue;
    const said = oneAccount(exchange, send, random, marketId, rules);
    if (said === 'safe') safe += 1;
    else tested += 1;
  }
  assert.ok(safe > 0, 'some are never liquidated');
});

/** Opens one position, asks for its price, and goes to one tick before it and to it. */
function oneAccount(
  exchange: Exchange,
  send: ReturnType<typeof driver>,
  random: (below: number) => number,
  marketId: number,
  rules: MarketRules,
): 'safe' | 'liquidated' {
  const move = (at: number): void => {
    const { reply } = send({ type: 'set-mark-price', marketId, markTicks: ticks(at), indexTicks: ticks(at) });
    assert.ok(reply.ok);
  };
  move(openedTicks);
  const mode = random(2) === 0 ? MarginMode.isolated : MarginMode.cross;
  const leverage = [1, 2, 3, 5, 10, 20, 50, 100][random(8)] ?? 1;
  const side = random(2) === 0 ? Side.buy : Side.sell;
  const asset = rules.contract?.marginAssetId ?? assets.usdt;
  send({ type: 'set-margin-mode', accountId: ann, marketId, mode });
  send({ type: 'set-leverage', accountId: ann, marketId, longLeverage: leverage, shortLeverage: leverage });
  // So large that the smallest unit of the margin coin is less than a tick of the position.
  const size = 200 + random(leverage >= 100 ? 1_700 : leverage >= 50 ? 5_300 : 14_800);
  send(order(houseAccount, marketId, side === Side.buy ? Side.sell : Side.buy, size, TimeInForce.gtc));
  const { reply } = send(order(ann, marketId, side, size, TimeInForce.ioc));
  const view = exchange.futures(ann);
  const position = view?.positions.find((one) => one.marketId === marketId);
  if (!reply.ok || position === undefined) {
    send({ type: 'cancel-all-orders', accountId: houseAccount, marketId, side: null });
    return 'safe';
  }
  // A cross account stands on all it has: most of it is sent away, so that there is a price at all.
  const wallet = view?.wallets.find(({ assetId }) => assetId === asset);
  const spare = Math.floor((wallet?.free ?? 0) * (random(100) / 100));
  if (mode === MarginMode.cross && spare > 0)
    send({ type: 'transfer-funds', accountId: ann, assetId: asset, from: 'futures', to: 'spot', units: units(BigInt(spare)) });
  const available = exchange.futures(ann)?.wallets.find(({ assetId }) => assetId === asset)?.available ?? units(0n);
  const said = saidPrice(rules, position, available, mode);
  const isLong = side === Side.buy;
  const isOpen = (): boolean =>
    exchange.futures(ann)?.positions.some((one) => one.marketId === marketId && one.lots === position.lots) ?? false;
  const [before, at] =
    said === null ? [0, 0] : isLong ? [Math.ceil(said) + 1, Math.floor(said) - 1] : [Math.floor(said) - 1, Math.ceil(said) + 1];
  const what = `${rules.symbol} ${position.holdSide} ${position.lots} at ${leverage}x, ${mode === MarginMode.isolated ? 'isolated' : 'cross'}, said ${said}`;
  let outcome: 'safe' | 'liquidated' = 'safe';
  if (said !== null && at >= 1 && at <= furthestTicks && (isLong ? before < openedTicks : before > openedTicks)) {
    // On the way it is looked at again and again, never too early.
    move(Math.round((openedTicks + before) / 2));
    move(before);
    assert.ok(isOpen(), `${what}: gone already at ${before}`);
    move(at);
    assert.ok(!isOpen(), `${what}: still there at ${at}`);
    outcome = 'liquidated';
  }
  close(exchange, send, marketId, asset);
  return outcome;
}

/** Brings the account back to where it began. */
function close(exchange: Exchange, send: ReturnType<typeof driver>, marketId: number, asset: number): void {
  send({ type: 'set-mark-price', marketId, markTicks: ticks(openedTicks), indexTicks: ticks(openedTicks) });
  send({ type: 'cancel-all-orders', accountId: houseAccount, marketId, side: null });
  for (const { holdSide, lots: left } of exchange.futures(ann)?.positions ?? []) {
    const side = holdSide === HoldSide.long ? Side.sell : Side.buy;
    send(order(houseAccount, marketId, side === Side.buy ? Side.sell : Side.buy, left, TimeInForce.gtc));
    send(order(ann, marketId, side, left, TimeInForce.ioc));
  }
  assert.equal(exchange.futures(ann)?.positions.length, 0);
  const held = exchange.futures(ann)?.wallets.find(({ assetId }) => assetId === asset)?.available ?? 0n;
  const wanted = 4_000_000_000n - held;
  if (wanted <= 0n) return;
  const number = exchange.lastOrderId();
  send({ type: 'credit-deposit', accountId: ann, assetId: asset, units: units(wanted), reference: `again:${asset}:${number}:${wanted}` });
  send({ type: 'transfer-funds', accountId: ann, assetId: asset, from: 'spot', to: 'futures', units: units(wanted) });
}

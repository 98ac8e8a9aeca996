// Two positions in one wallet: the risk function of the screens names the price at which the core liquidates, to one tick.
import assert from 'node:assert/strict';

import { test } from 'vitest';

import { HoldSide, MarginMode, Side, TimeInForce } from '#lib/contract/enums.ts';
import { accountRisk, type RiskMarket } from '#lib/order-math/risk/account-risk.ts';
import { ContractForm, type MarketRules } from '#server/engine/markets/market-rules.ts';
import type { Command } from '#server/engine/command.ts';
import { createExchange, type Exchange } from '#server/engine/exchange.ts';
import { ticks, units } from '#server/engine/units.ts';

import { searchSize } from '#tests/thorough.ts';
import { orderCommand } from '#tests/order-command.ts';
import { assets, contractMarkets, contractOpening, contracts, houseAccount } from './contract-venue.ts';
import { openedTicks, termsOf, text } from './formula-terms.ts';
import { driver, randomSource } from '../random-commands.ts';

const ann = 1000;
const accounts = searchSize({ quick: 300, thorough: 2_000 });
type Random = (below: number) => number;
type Send = ReturnType<typeof driver>;
type Pair = readonly [MarketRules, MarketRules];

function rulesOf(marketId: number): MarketRules {
  const rules = contractMarkets[marketId];
  if (rules === undefined) throw new Error(`no contract ${marketId}`);
  return rules;
}

/** Contracts whose margin is in one coin. */
const pairs: readonly Pair[] = [
  [rulesOf(contracts.linear), rulesOf(contracts.dated)],
  [rulesOf(contracts.inverse), rulesOf(contracts.coin)],
  [rulesOf(contracts.coin), rulesOf(contracts.inverse)],
];

function openVenue(): { exchange: Exchange; send: Send } {
  const exchange = createExchange();
  const send = driver(exchange);
  for (const command of contractOpening({ usdt: 40_000_000n, btc: 40_000_000n })) assert.ok(send(command).reply.ok);
  return { exchange, send };
}

function move(send: Send, marketId: number, at: number): void {
  assert.ok(send({ type: 'set-mark-price', marketId, markTicks: ticks(at), indexTicks: ticks(at) }).reply.ok);
}

const order = (accountId: number, marketId: number, side: Side, size: number, timeInForce: TimeInForce): Command =>
  orderCommand(accountId, marketId, side, size, openedTicks, { timeInForce });

/** The figures that screens would show of the account, its margins in the ticks and lots of one contract. */
function saidPrices(exchange: Exchange, pair: Pair, prices: ReadonlyMap<number, number>): ReadonlyMap<number, number | null> {
  const asset = pair[0].contract?.marginAssetId ?? assets.usdt;
  const view = exchange.futures(ann);
  const available = view?.wallets.find(({ assetId }) => assetId === asset)?.available ?? 0n;
  // One scale for both: a contract's lots are counted as so many of the first one's.
  const scale = termsOf(pair[0]).marginScale;
  const factorOf = (rules: MarketRules): number => termsOf(rules).marginScale / scale;
  const markets = pair.map((rules): RiskMarket => {
    const { form, tiers, takerFeeRate } = termsOf(rules);
    const price = String(prices.get(rules.marketId));
    const factor = factorOf(rules);
    return {
      symbolId: rules.symbol,
      contract: form.settle === 'coin' && form.sizeUnit === 'base' ? { ...form, marginCoinIndex: price } : form,
      markPrice: price,
      tiers: tiers.map((tier) => ({ ...tier, upTo: text(Number(tier.upTo) * factor) })),
      takerFeeRate,
      liquidationFeeRate: '0.0006',
    };
  });
  const positions = (view?.positions ?? []).map((position) => {
    const rules = rulesOf(position.marketId);
    const isInverse = rules.contract?.form === ContractForm.inverse;
    const entry = isInverse ? (position.lots * rules.lotUnits) / position.entryValue : position.entryValue / position.lots;
    return {
      symbolId: rules.symbol,
      holdSide: position.holdSide,
      marginMode: 'cross' as const,
      size: text(position.lots * factorOf(rules)),
      entryPrice: text(entry),
      leverage: String(position.leverage),
      margin: '0',
    };
  });
  const risk = accountRisk({ balance: text(Number(available) / scale), positions, markets });
  assert.ok(risk !== null, 'the account can be judged');
  return new Map(
    risk.positions.map(({ position, liquidationPrice }) => [
      pair.find(({ symbol }) => symbol === position.symbolId)?.marketId ?? -1,
      liquidationPrice === null ? null : Number(liquidationPrice),
    ]),
  );
}

/** Opens a position of a random size and side; whether it could. */
function open(send: Send, random: Random, { marketId }: MarketRules): boolean {
  const leverage = [2, 5, 10, 20, 50][random(5)] ?? 2;
  send({ type: 'set-leverage', accountId: ann, marketId, longLeverage: leverage, shortLeverage: leverage });
  const side = random(2) === 0 ? Side.buy : Side.sell;
  const size = marketId === contracts.inverse ? 200 + random(3000) : 200 + random(4000);
  send(order(houseAccount, marketId, side === Side.buy ? Side.sell : Side.buy, size, TimeInForce.gtc));
  const { reply } = send(order(ann, marketId, side, size, TimeInForce.ioc));
  send({ type: 'cancel-all-orders', accountId: houseAccount, marketId, side: null });
  return reply.ok;
}

/** One account: two positions, the second contract's price moved, then the first's to where it is said to end. */
function oneAccount(random: Random): 'liquidated' | 'safe' {
  const { exchange, send } = openVenue();
  const pair = pairs[random(pairs.length)] ?? pairs[0];
  if (pair === undefined) return 'safe';
  const [moved, still] = pair;
  for (const { marketId } of pair) {
    send({ type: 'set-margin-mode', accountId: ann, marketId, mode: MarginMode.cross });
    if (!open(send, random, rulesOf(marketId))) return 'safe';
  }
  const held = exchange.futures(ann)?.positions ?? [];
  if (held.length !== 2) return 'safe';
  const asset = moved.contract?.marginAssetId ?? assets.usdt;
  const free = exchange.futures(ann)?.wallets.find(({ assetId }) => assetId === asset)?.free ?? 0;
  const spare = Math.floor(free * (random(100) / 100));
  if (spare > 0) send({ type: 'transfer-funds', accountId: ann, assetId: asset, from: 'futures', to: 'spot', units: units(BigInt(spare)) });
  const stillAt = openedTicks - 150 + random(300);
  move(send, still.marketId, stillAt);
  const wholeBefore = exchange.futures(ann)?.positions ?? [];
  const prices = new Map([
    [moved.marketId, openedTicks],
    [still.marketId, stillAt],
  ]);
  const stands = (): boolean =>
    held.every(({ marketId, lots: size }) =>
      exchange.futures(ann)?.positions.some((position) => position.marketId === marketId && position.lots === size),
    );
  if (wholeBefore.length !== 2 || !stands()) return 'safe';
  const said = saidPrices(exchange, pair, prices).get(moved.marketId) ?? null;
  const side = held.find(({ marketId }) => marketId === moved.marketId)?.holdSide;
  const isLong = side === HoldSide.long;
  if (said === null || said < 2 || said > 2 * openedTicks) return 'safe';
  const [before, at] = isLong ? [Math.ceil(said) + 1, Math.floor(said) - 1] : [Math.floor(said) - 1, Math.ceil(said) + 1];
  if (isLong ? before >= openedTicks : before <= openedTicks) return 'safe';
  const what = `${moved.symbol} ${side} beside ${still.symbol} at ${stillAt}, said ${said}`;
  move(send, moved.marketId, Math.round((openedTicks + before) / 2));
  move(send, moved.marketId, before);
  assert.ok(stands(), `${what}: gone already at ${before}`);
  move(send, moved.marketId, at);
  assert.ok(!stands(), `${what}: still there at ${at}`);
  return 'liquidated';
}

test('two positions in one wallet end where the screens say, to one tick', () => {
  const random = randomSource(4711);
  let liquidated = 0;
  for (let round = 0; liquidated < accounts; round += 1) {
    assert.ok(round < accounts * 10, `only ${liquidated} accounts came to their end`);
    if (oneAccount(random) === 'liquidated') liquidated += 1;
  }
});

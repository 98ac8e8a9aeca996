// The order form's account after a trade is what the core makes of it: random trades, one-way and hedge, cross and isolated.
import assert from 'node:assert/strict';

import { test } from 'vitest';

import { HoldSide, MarginMode, PositionMode, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { RiskMarket, RiskPosition } from '#lib/order-math/risk/account-risk.ts';
import { afterTrade } from '#lib/order-math/risk/after-trade.ts';
import { ContractForm, type MarketRules } from '#server/engine/markets/market-rules.ts';
import { createExchange, type Exchange } from '#server/engine/exchange.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { searchSize } from '#tests/thorough.ts';
import { assets, contractMarkets, contractOpening, contracts, houseAccount } from './contract-venue.ts';
import { openedTicks, termsOf, text } from './formula-terms.ts';
import { driver, randomSource } from '../random-commands.ts';

const ann = 1000;
const trades = searchSize({ quick: 600, thorough: 3_000 });
/** The error that roundings leave, in units: a value unit of a linear contract is ten. */
const slackUnits = 14;

type Seen = { readonly balance: string; readonly positions: readonly RiskPosition[] };

/** The account in one contract, as the channel would tell it; margins in the formulas' scale. */
function seen(exchange: Exchange, rules: MarketRules, mode: MarginMode): Seen {
  const { marginScale } = termsOf(rules);
  const view = exchange.futures(ann);
  const asset = rules.contract?.marginAssetId ?? assets.usdt;
  const isInverse = rules.contract?.form === ContractForm.inverse;
  const held = (view?.positions ?? []).filter(({ marketId }) => marketId === rules.marketId);
  const positions = held.map((position): RiskPosition => ({
    symbolId: rules.symbol,
    holdSide: position.holdSide,
    marginMode: mode === MarginMode.isolated ? 'isolated' : 'cross',
    size: String(position.lots),
    entryPrice: text(isInverse ? (position.lots * rules.lotUnits) / position.entryValue : position.entryValue / position.lots),
    leverage: String(position.leverage),
    margin: text(Number(position.marginUnits) / marginScale),
  }));
  const available = view?.wallets.find(({ assetId }) => assetId === asset)?.available ?? 0n;
  return { balance: text(Number(available) / marginScale), positions };
}

const near = (said: string, found: string, slack: number, what: string): void =>
  assert.ok(Math.abs(Number(said) - Number(found)) <= slack, `${what}: said ${said}, is ${found}`);

test('the account after a trade is as the form says', () => {
  const random = randomSource(99);
  let traded = 0;
  for (let round = 0; traded < trades; round += 1) {
    assert.ok(round < trades * 4, 'too many orders are refused');
    traded += oneAccount(random);
  }
});

/** A handful of trades in one contract, each foretold. Answers how many there were. */
function oneAccount(random: (below: number) => number): number {
  const exchange = createExchange();
  const send = driver(exchange);
  for (const command of contractOpening({ usdt: 400_000_000n, btc: 400_000_000n })) assert.ok(send(command).reply.ok);
  const rules = contractMarkets[[contracts.linear, contracts.coin, contracts.inverse][random(3)] ?? 0];
  if (rules?.contract === undefined) return 0;
  const { marketId } = rules;
  const mode = random(2) === 0 ? MarginMode.isolated : MarginMode.cross;
  const hedge = random(2) === 0;
  const leverage = [2, 5, 10, 20][random(4)] ?? 2;
  if (hedge) assert.ok(send({ type: 'set-position-mode', accountId: ann, line: rules.contract.line, mode: PositionMode.hedge }).reply.ok);
  send({ type: 'set-margin-mode', accountId: ann, marketId, mode });
  send({ type: 'set-leverage', accountId: ann, marketId, longLeverage: leverage, shortLeverage: leverage });
  const { form, marginScale, tiers, takerFeeRate } = termsOf(rules);
  const market: RiskMarket = {
    symbolId: rules.symbol,
    contract: form,
    markPrice: String(openedTicks),
    tiers,
    takerFeeRate,
    liquidationFeeRate: '0.0006',
  };
  let traded = 0;
  for (let count = 0; count < 6; count += 1) {
    const side = random(2) === 0 ? Side.buy : Side.sell;
    const holdSide = hedge ? (random(2) === 0 ? HoldSide.long : HoldSide.short) : null;
    const closesOnly = hedge ? (side === Side.buy) === (holdSide === HoldSide.short) : random(4) === 0;
    const price = openedTicks - 50 + random(100);
    const size = 50 + random(1500);
    const before = seen(exchange, rules, mode);
    const order = {
      type: 'place-order',
      marketId,
      kind: 'limit',
      priceTicks: ticks(price),
      quantityLots: lots(size),
      amountUnits: units(0n),
      clientOid: '',
      selfTradePrevention: SelfTradePrevention.cancelTaker,
    } as const;
    send({ ...order, accountId: houseAccount, side: side === Side.buy ? Side.sell : Side.buy, timeInForce: TimeInForce.gtc });
    const { reply } = send({
      ...order,
      accountId: ann,
      side,
      timeInForce: TimeInForce.ioc,
      ...(holdSide === null ? {} : { holdSide }),
      ...(holdSide === null && closesOnly ? { reduceOnly: true } : {}),
    });
    send({ type: 'cancel-all-orders', accountId: houseAccount, marketId, side: null });
    if (!reply.ok) continue;
    const said = afterTrade(before, {
      market,
      side,
      holdSide,
      size: String(size),
      price: String(price),
      marginMode: mode === MarginMode.isolated ? 'isolated' : 'cross',
      leverage: String(leverage),
      feeRate: takerFeeRate,
      closesOnly,
    });
    const now = seen(exchange, rules, mode);
    const what: string = `${rules.symbol} ${side} ${size} at ${price}${hedge ? ` ${holdSide}` : ''} x${leverage} ${mode === MarginMode.isolated ? 'isolated' : 'cross'} from ${JSON.stringify(before)}`;
    assert.ok(said !== null, what);
    const slack = slackUnits / marginScale;
    near(said.balance, now.balance, slack, `${what}: balance`);
    assert.equal(said.positions.length, now.positions.length, what);
    for (const position of now.positions) {
      const foretold: RiskPosition | undefined = said.positions.find((one) => one.holdSide === position.holdSide);
      assert.ok(foretold !== undefined, what);
      assert.equal(foretold.size, position.size, what);
      // A part takes a whole number of value units with it: up to one for each lot that stays.
      near(foretold.entryPrice, position.entryPrice, 2 / Number(position.size) + 1e-3, `${what}: entry`);
      near(foretold.margin, position.margin, slack, `${what}: margin`);
    }
    traded += 1;
  }
  return traded;
}

// The core and the formulas of the screens are written separately: under random traffic they say the same of every unified account, and of what it can spend.
import assert from 'node:assert/strict';

import { expect, test } from 'vitest';

import { AccountMode, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { marginStanding, type MarginCoin } from '#lib/order-math/margin/margin-wallet.ts';
import { positionMargin } from '#lib/order-math/risk/position-margin.ts';
import { interestBearingDebt, unifiedSpendable } from '#lib/order-math/margin/unified-order.ts';
import { coins, lendingMarkets, whole } from '#tests/simulation/lending/margin-venue.ts';
import { newLendingWeather } from '#tests/simulation/lending/random-margin-commands.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { randomUnifiedCommand } from '#tests/simulation/unified/random-unified-commands.ts';
import { termsOf } from '#tests/simulation/contracts/formula-terms.ts';
import { perpetuals, unifiedOpening, unifiedTraders } from '#tests/simulation/unified/unified-venue.ts';
import type { Command } from '../command.ts';
import type { MarketRules } from '../markets/market-rules.ts';
import { createExchange, restoreExchange, type Exchange } from '../exchange.ts';
import { RejectReason } from '../reject.ts';
import { formatDecimal, lots, ticks, units } from '../units.ts';
import type { FuturesView } from '../futures/futures-view.ts';
import { searchSize } from '#tests/thorough.ts';
import type { UnifiedCoinView, UnifiedView } from './unified-view.ts';

const text = (amount: bigint): string => formatDecimal(amount, 8);
const count = (amount: number): string => text(BigInt(amount));
const nothing = { available: 0n, frozen: 0n, leaving: 0n, principal: 0n, interest: 0n, gainUnits: 0n } as const;

/** A coin of the account as the screens know it; `prices` are index prices by coin. */
function coinOf(exchange: Exchange, view: UnifiedView, assetId: number, prices: readonly number[]): MarginCoin {
  const { available, frozen, leaving, principal, interest, gainUnits } = view.coins.find((one) => one.assetId === assetId) ?? nothing;
  const terms = exchange.lending().assets.find((one) => one.assetId === assetId);
  return {
    held: text(available + frozen - leaving),
    owed: text(principal + interest),
    gain: text(gainUnits),
    price: String(prices[assetId] ?? 0),
    collateral: (terms?.collateral ?? []).map(({ upToUnits, valuePpm }) => ({
      upTo: count(upToUnits),
      valueRatio: String(valuePpm / 1_000_000),
    })),
    debts: (terms?.debts ?? []).map(({ upToUnits, leverage, maintenancePpm }) => ({
      upTo: count(upToUnits),
      leverage: String(leverage),
      maintenanceRate: String(maintenancePpm / 1_000_000),
    })),
  };
}

/** Each coin's worth is rounded a few times, by less than a unit. */
const near = (amount: bigint, other: number, what: string): void => {
  const distance = Math.abs(Number(amount) / whole - other);
  assert.ok(distance < 1e-6, `${what}: ${text(amount)} against ${other}`);
};

/** The initial margin, by the formulas, of positions that are margined in a coin, in its units. */
function initialOf(exchange: Exchange, positions: FuturesView['positions'], assetId: number): number {
  const sums = positions.flatMap((position) => {
    const rules = exchange.markets().find(({ marketId }) => marketId === position.marketId);
    const prices = exchange.contracts().find(({ marketId }) => marketId === position.marketId);
    if (rules?.contract === undefined || prices === undefined || rules.contract.marginAssetId !== assetId) return [];
    const { form, marginScale, takerFeeRate } = termsOf(rules);
    const margin = positionMargin({
      contract: form,
      size: String(position.lots),
      price: String(prices.markTicks),
      leverage: String(position.leverage),
      closingFeeRate: takerFeeRate,
    });
    return [{ marketId: position.marketId, units: Number(margin) * marginScale }];
  });
  // The larger of two sides of one contract counts.
  const largest = new Map<number, number>();
  for (const one of sums) largest.set(one.marketId, Math.max(largest.get(one.marketId) ?? 0, one.units));
  return [...largest.values()].reduce((sum, one) => sum + one, 0);
}

function comparePositions(exchange: Exchange, accountId: number, { coins: held }: UnifiedView): void {
  const { wallets = [], positions = [] } = exchange.futures(accountId) ?? {};
  for (const { assetId, contractInitial } of held) {
    const wallet = wallets.find((one) => one.assetId === assetId);
    if (wallet === undefined) continue;
    const said = initialOf(exchange, positions, assetId) + wallet.claims;
    const over = Number(contractInitial) - said;
    // Rounded up, contract by contract: against the account, by a unit for the worth and one for the margin.
    const isClose = over > -1e-3 && over < 2 * Object.keys(perpetuals).length;
    assert.ok(contractInitial === 0n || isClose, `${accountId} binds ${contractInitial} of asset ${assetId}, the formulas say ${said}`);
  }
}

function compareStanding(exchange: Exchange, view: UnifiedView, prices: readonly number[]): void {
  const lent = view.coins.filter(({ assetId }) => view.lent.some((one) => one.assetId === assetId));
  const standing = marginStanding(lent.map(({ assetId }) => coinOf(exchange, view, assetId, prices)));
  const ofContracts = (asks: (coin: UnifiedCoinView) => bigint): number =>
    lent.reduce((sum, coin) => sum + (Number(asks(coin)) / whole) * (prices[coin.assetId] ?? 0), 0);
  near(view.equityUnits, Number(standing?.equity), 'equity');
  near(view.debtUnits, Number(standing?.debts), 'debts');
  near(view.initialUnits, Number(standing?.initial) + ofContracts((coin) => coin.contractInitial), 'initial');
  near(view.maintenanceUnits, Number(standing?.maintenance) + ofContracts((coin) => coin.contractMaintenance), 'maintenance');
  for (const { available, principal, gainUnits, interestFree, interestBearing } of lent) {
    const terms = { available: text(available), borrowed: text(principal), gain: text(gainUnits), interestFree: text(interestFree) };
    assert.equal(interestBearingDebt(terms), text(interestBearing));
  }
}

/** The refusals which say that an order is too much for the account, and not that something else about it is wrong. */
const tooMuch: readonly string[] = [
  RejectReason.insufficientBalance,
  RejectReason.marginNotEnough,
  RejectReason.loanLimit,
  RejectReason.lendingPoolEmpty,
];

type Attempt = { readonly accountId: number; readonly rules: MarketRules; readonly side: Side; readonly borrows: boolean };

/** An order at the index price of so many lots: taken, too much, or refused for another reason. */
function answer(
  exchange: Exchange,
  { accountId, rules, side, borrows }: Attempt,
  quantity: number,
  priceTicks: number,
  at: { sequence: number; timeMs: number },
): string {
  const { reply } = exchange.apply({
    ...at,
    command: {
      type: 'place-order',
      accountId,
      marketId: rules.marketId,
      side,
      kind: 'limit',
      timeInForce: TimeInForce.gtc,
      priceTicks: ticks(priceTicks),
      quantityLots: lots(quantity),
      amountUnits: units(0n),
      clientOid: '',
      selfTradePrevention: SelfTradePrevention.cancelTaker,
      ...(borrows ? { borrow: true } : {}),
    },
  });
  if (reply.ok) return 'taken';
  return tooMuch.includes(reply.reason) ? 'too much' : reply.reason;
}

const steps = searchSize({ quick: 1_500, thorough: 6_000 });

test('standing, interest-bearing debts and what can be spent, account by account', () => {
  let exchange = createExchange();
  const [random, weather] = [randomSource(77), newLendingWeather()];
  const prices = [1, 1, 1];
  prices[coins.btc] = 10_000;
  prices[coins.eth] = 1_000;
  prices[coins.usdt] = 1;
  let sequence = 0;
  const timeOf = (): number => 1_700_000_000_000 + sequence * 9_000;
  const send = (command: Command) => {
    sequence += 1;
    return exchange.apply({ sequence, timeMs: timeOf(), command });
  };
  for (const command of unifiedOpening(5_000, 10)) send(command);
  const spent = new Map<string, number>();
  for (let step = 0; step < steps; step += 1) {
    const { record } = send(randomUnifiedCommand(random, weather, timeOf(), exchange.lastOrderId()));
    for (const event of record.events) {
      const market = event.type === 'reference-price-set' ? lendingMarkets.find(({ marketId }) => marketId === event.marketId) : undefined;
      if (event.type === 'reference-price-set' && market !== undefined) prices[market.baseAssetId] = event.priceTicks;
    }
    for (const accountId of unifiedTraders) {
      const view = exchange.unified(accountId);
      if (view?.mode !== AccountMode.advanced || view.isLiquidating) continue;
      compareStanding(exchange, view, prices);
      if (step % 7 === 0) comparePositions(exchange, accountId, view);
      if (step % 25 !== 0) continue;
      const rules = lendingMarkets[random(lendingMarkets.length)];
      if (rules === undefined) continue;
      const [side, borrows] = [random(2) === 0 ? Side.buy : Side.sell, random(3) > 0];
      const [givenId, takenId] = side === Side.buy ? [rules.quoteAssetId, rules.baseAssetId] : [rules.baseAssetId, rules.quoteAssetId];
      const price = prices[rules.baseAssetId] ?? 1;
      const terms = exchange.lending().assets.find(({ assetId }) => assetId === givenId);
      const max = unifiedSpendable({
        equity: text(view.equityUnits),
        initial: text(view.initialUnits),
        given: {
          ...coinOf(exchange, view, givenId, prices),
          available: text(view.coins.find(({ assetId }) => assetId === givenId)?.available ?? 0n),
          dailyRate: formatDecimal(BigInt(view.lent.find(({ assetId }) => assetId === givenId)?.dailyRateE9 ?? 0), 9),
          limit: count(terms?.debts.at(-1)?.upToUnits ?? 0),
          pool: count(Math.max(0, (terms?.poolUnits ?? 0) - (terms?.lentUnits ?? 0))),
        },
        taken: coinOf(exchange, view, takenId, prices),
        rate: String(side === Side.buy ? 1 / price : price),
        borrows,
      });
      const lotWorth = (side === Side.buy ? price : 1) * (rules.lotUnits / whole);
      const quantity = Number(max) / lotWorth;
      // A result that rounding decides is nobody's mistake.
      if (quantity < 3 || quantity % 1 < 1e-3 || quantity % 1 > 1 - 1e-3) continue;
      const request = { accountId, rules, side, borrows };
      const at = { sequence: sequence + 1, timeMs: timeOf() };
      exchange = restoreExchange(exchange.snapshot());
      const fork = restoreExchange(exchange.snapshot());
      const said = [answer(fork, request, Math.floor(quantity) + 1, price, at), answer(fork, request, Math.floor(quantity), price, at)];
      if (said.some((one) => one !== 'taken' && one !== 'too much')) continue;
      const what = `${side}${borrows ? ' borrowing' : ''}`;
      assert.deepEqual(said, ['too much', 'taken'], `${accountId} ${what} ${quantity} lots at ${price} with ${max ?? ''}`);
      spent.set(what, (spent.get(what) ?? 0) + 1);
    }
  }
  const kinds = ['buy', 'sell', 'buy borrowing', 'sell borrowing'];
  expect(kinds.filter((what) => (spent.get(what) ?? 0) > steps / 600)).toEqual(kinds);
});

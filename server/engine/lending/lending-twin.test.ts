// The core and the formulas of the screens are written separately: under random traffic they say the same of every wallet.
import assert from 'node:assert/strict';

import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';

import { maxBorrowable, transferableAmount } from '#lib/order-math/margin/margin-limits.ts';
import { marginStanding, type DebtTier, type MarginCoin } from '#lib/order-math/margin/margin-wallet.ts';
import { borrowers, lendingMarkets, lendingOpening, whole } from '#tests/simulation/lending/margin-venue.ts';
import { newLendingWeather, randomMarginCommand } from '#tests/simulation/lending/random-margin-commands.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import type { Command } from '../command.ts';
import { createExchange, type Exchange } from '../exchange.ts';
import { formatDecimal } from '../units.ts';
import { searchSize } from '#tests/thorough.ts';
import type { MarginView } from './margin-view.ts';

const text = (units: bigint): string => formatDecimal(units, 8);
const count = (units: number): string => text(BigInt(units));
const toTiers = (tiers: readonly { upToUnits: number; leverage: number; maintenancePpm: number }[], max = 100): DebtTier[] =>
  tiers.map(({ upToUnits, leverage, maintenancePpm }) => ({
    upTo: count(upToUnits),
    leverage: String(Math.min(leverage, max)),
    maintenanceRate: String(maintenancePpm / 1_000_000),
  }));

function coinsOf(exchange: Exchange, view: MarginView, prices: readonly number[]): (MarginCoin & { assetId: number })[] {
  const { assets, markets } = exchange.lending();
  return view.coins.map(({ assetId, available, frozen, principal, interest }) => {
    const terms = assets.find((one) => one.assetId === assetId);
    const pair = markets.find(({ marketId }) => marketId === view.marketId);
    const isBase = lendingMarkets.some(({ marketId, baseAssetId }) => marketId === view.marketId && baseAssetId === assetId);
    const cross = view.wallet === 'cross';
    return {
      assetId,
      held: text(available + frozen),
      owed: text(principal + interest),
      price: String(assetId === view.unitAssetId ? 1 : prices[assetId - 1]),
      collateral: cross
        ? (terms?.collateral ?? []).map(({ upToUnits, valuePpm }) => ({ upTo: count(upToUnits), valueRatio: String(valuePpm / 1_000_000) }))
        : [{ upTo: '1000000000', valueRatio: '1' }],
      debts: cross
        ? toTiers(terms?.debts ?? [])
        : toTiers((isBase ? pair?.base : pair?.quote) ?? [], view.leverage === 0 ? 100 : view.leverage),
    };
  });
}

/** Each coin's worth is rounded once or twice, by less than a unit. */
const near = (units: bigint, amount: string | undefined, what: string): void => {
  const distance = Math.abs(Number(units) / whole - Number(amount));
  assert.ok(distance < 1e-6, `${what}: ${text(units)} against ${amount ?? 'nothing'}`);
};

const steps = searchSize({ quick: 1_000, thorough: 4_000 });

test('standing, what can be borrowed and what can be taken out, wallet by wallet', () => {
  const exchange = createExchange();
  const [random, weather] = [randomSource(12), newLendingWeather()];
  let sequence = 0;
  const send = (command: Command) => {
    sequence += 1;
    return exchange.apply({ sequence, timeMs: 1_700_000_000_000 + sequence * 9_000, command });
  };
  const prices = [10_000, 1_000];
  const last = [0, 0];
  for (const command of lendingOpening(5_000, 10)) send(command);
  let compared = 0;
  for (let step = 0; step < steps; step += 1) {
    const command = randomMarginCommand(random, weather, exchange.lastOrderId());
    const { record } = send(command);
    for (const event of record.events) {
      if (event.type === 'reference-price-set') prices[event.marketId] = event.priceTicks;
      if (event.type === 'trade-executed') last[event.marketId] = event.priceTicks;
    }
    for (const accountId of borrowers) {
      for (const view of exchange.margins(accountId)) {
        const coins = coinsOf(exchange, view, prices);
        const standing = marginStanding(coins);
        near(view.assetUnits, standing?.assets, 'assets');
        near(view.debtUnits, standing?.debts, 'debts');
        near(view.equityUnits, standing?.equity, 'equity');
        near(view.initialUnits, standing?.initial, 'initial');
        near(view.maintenanceUnits, standing?.maintenance, 'maintenance');
        if (step % 20 !== 0 || standing === null) continue;
        for (const coin of coins) {
          const limits = exchange.marginLimits({ accountId, wallet: view.wallet, marketId: view.marketId }, coin.assetId);
          const found = view.coins.find(({ assetId }) => assetId === coin.assetId);
          const net = new Decimal(standing.assets).minus(standing.debts).toFixed(8);
          const terms = {
            free: text(found?.available ?? 0n),
            borrowed: text(found?.principal ?? 0n),
            interest: text(found?.interest ?? 0n),
            experience: '0',
            forbidOutIfDebt: true,
            net,
            debt: standing.debts,
            coefficient: '2',
            indexPrice: coin.price,
            tickerPrice: coin.price === '1' ? '1' : String(last[coin.assetId - 1] || coin.price),
          };
          near(limits?.transferable ?? 0n, transferableAmount(terms) ?? undefined, 'transferable');
          compared += 1;
          if (view.wallet === 'cross' || coin.owed !== '0') continue;
          const lent = exchange.lending().assets.find(({ assetId }) => assetId === coin.assetId);
          const [first] = coin.debts;
          const pool = count(Math.max(0, (lent?.poolUnits ?? 0) - (lent?.lentUnits ?? 0)));
          const max = maxBorrowable({ equity: standing.equity, initial: standing.initial, leverage: first?.leverage ?? '2', price: coin.price, limit: first?.upTo ?? '0', pool, decimals: 8 }); // prettier-ignore
          // The core also takes off the first hour, and knows the tiers above the first.
          const room = Number(limits?.borrowable ?? 0n) / whole;
          assert.ok(
            room <= Math.max(Number(max), Number(coin.debts.at(-1)?.upTo)) * 1.000001 + 1e-6,
            `borrowable ${room} against ${max ?? ''}`,
          );
          if (Number(max) < Number(first?.upTo) * 0.99)
            assert.ok(room >= Number(max) * 0.9997 - 1e-6, `borrowable ${room} against ${max ?? ''}`);
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(steps / 8);
});

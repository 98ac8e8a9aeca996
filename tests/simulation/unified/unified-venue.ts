// The small venue that lends, with contracts in dollars and in coins beside its pairs: what unified accounts trade.
import { BusinessLine, Wallet } from '#lib/contract/enums.ts';
import { ContractForm, type ContractRules, type MarketRules } from '#server/engine/markets/market-rules.ts';
import type { Command } from '#server/engine/command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { borrowers, coins, lendingHouse, lendingOpening, pairs, whole } from '../lending/margin-venue.ts';

/** Contracts of the same bitcoin and ether as the pairs, in the same lots and ticks; inverse is sized in dollars, play is margined in play money. */
export const perpetuals = { btc: 10, eth: 11, inverse: 12, play: 13 } as const;
/** Money that the venue has no terms for: its contracts stand on it alone. */
export const playCoin = 3;

const rules = (form: ContractForm, more: Partial<ContractRules> = {}): ContractRules => ({
  line: form === ContractForm.linear ? BusinessLine.usdt : BusinessLine.usd,
  form,
  marginAssetId: form === ContractForm.linear ? coins.usdt : coins.btc,
  tiers: [
    { upTo: 20_000_000, maxLeverage: 50, maintenancePpm: 10_000 },
    { upTo: 100_000_000, maxLeverage: 20, maintenancePpm: 25_000 },
    { upTo: 1_000_000_000, maxLeverage: 5, maintenancePpm: 100_000 },
  ],
  openCostUpPpm: 10_000,
  openFeeUpPpm: 5_000,
  liquidationFeePpm: 600,
  fundingIntervalMs: 3_600_000,
  fundingCapE8: 300_000,
  deliveryMs: 0,
  closeOnlyMs: 0,
  deliveryFeePpm: 600,
  ...more,
});

const contract = (
  marketId: number,
  symbol: string,
  baseAssetId: number,
  lotUnits: number,
  tickLotUnits: number,
  terms: ContractRules,
): MarketRules => ({
  marketId,
  symbol,
  baseAssetId,
  quoteAssetId: coins.usdt,
  lotUnits,
  tickLotUnits,
  minQuantityLots: lots(1),
  maxQuantityLots: lots(1_000_000),
  minNotionalUnits: units(10n),
  maxNotionalUnits: units(1_000_000_000_000_000n),
  makerFeePpm: 200,
  takerFeePpm: 600,
  priceBandPpm: 100_000,
  contract: terms,
});

const unifiedContracts: readonly MarketRules[] = [
  contract(perpetuals.btc, 'BTCUSDTP', coins.btc, 100_000, 100_000, rules(ContractForm.linear)),
  contract(perpetuals.eth, 'ETHUSDTP', coins.eth, 1_000_000, 1_000_000, rules(ContractForm.linear)),
  contract(perpetuals.inverse, 'BTCUSD', coins.btc, whole, 100_000, rules(ContractForm.inverse)),
  contract(perpetuals.play, 'SBTCSUSDT', coins.btc, 100_000, 100_000, rules(ContractForm.linear, { marginAssetId: playCoin })),
];

/** A contract of bitcoin that is delivered at a time, and takes no new positions in the last hour before. */
export const datedContract = (marketId: number, deliveryMs: number): MarketRules =>
  contract(
    marketId,
    `BTCUSDT${marketId}`,
    coins.btc,
    100_000,
    100_000,
    rules(ContractForm.linear, { fundingIntervalMs: 0, deliveryMs, closeOnlyMs: 3_600_000 }),
  );

/** The lending venue, contracts with prices, play money for everybody, the house with margin, and the terms of the mode. */
export function unifiedOpening(fundDollars = 5_000, share = 1): Command[] {
  const toFutures = (accountId: number, assetId: number, amount: number): Command => ({
    type: 'transfer-funds',
    accountId,
    assetId,
    from: Wallet.spot,
    to: Wallet.futures,
    units: units(BigInt(amount) * BigInt(whole)),
  });
  return [
    ...lendingOpening(fundDollars, share),
    { type: 'list-asset', assetId: playCoin, code: 'SUSDT', decimals: 8 },
    ...unifiedContracts.map((one): Command => ({ type: 'list-market', rules: one })),
    ...[lendingHouse, ...borrowers].map((accountId): Command => ({
      type: 'credit-deposit',
      accountId,
      assetId: playCoin,
      units: units(BigInt(accountId === lendingHouse ? 10_000_000 : 5_000) * BigInt(whole)),
      reference: `play:${accountId}`,
    })),
    ...unifiedContracts.map(({ marketId }): Command => {
      const price = ticks(marketId === perpetuals.eth ? 1_000 : 10_000);
      return { type: 'set-mark-price', marketId, markTicks: price, indexTicks: price };
    }),
    toFutures(lendingHouse, coins.usdt, 10_000_000),
    toFutures(lendingHouse, coins.btc, 10_000),
    toFutures(lendingHouse, playCoin, 10_000_000),
    ...borrowers.map((accountId) => toFutures(accountId, playCoin, 4_000)),
    { type: 'set-unified-terms', minEquityUnits: 1_000 * whole, interestFree: [[coins.usdt, 200 * whole]] },
  ];
}

export const unifiedTraders = borrowers;
export const pairOf = (marketId: number): number => (marketId === perpetuals.eth ? pairs.eth : pairs.btc);

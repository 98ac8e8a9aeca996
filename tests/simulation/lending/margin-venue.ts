// A small venue that lends: two coins against dollars, whose numbers can be checked by hand.
import { Wallet } from '#lib/contract/enums.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { Command } from '#server/engine/command.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import type { DebtTier } from '#server/engine/lending/margin-command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

export const borrowers = [1000, 1001, 1002, 1003] as const;
export const lendingHouse = 2;
export const coins = { usdt: 0, btc: 1, eth: 2 } as const;
/** One lot is a thousandth of a bitcoin, a hundredth of an ether; one tick a dollar. */
export const pairs = { btc: 0, eth: 1 } as const;
/** Units of a whole coin, of each of them. */
export const whole = 100_000_000;

const pair = (marketId: number, symbol: string, baseAssetId: number, lotUnits: number, tickLotUnits: number): MarketRules => ({
  marketId,
  symbol,
  baseAssetId,
  quoteAssetId: coins.usdt,
  lotUnits,
  tickLotUnits,
  minQuantityLots: lots(1),
  maxQuantityLots: lots(10_000_000),
  minNotionalUnits: units(100_000_000n),
  maxNotionalUnits: units(1_000_000_000_000_000n),
  makerFeePpm: 1000,
  takerFeePpm: 1000,
  priceBandPpm: 100_000,
});

export const lendingMarkets: readonly MarketRules[] = [
  pair(pairs.btc, 'BTCUSDT', coins.btc, 100_000, 100_000),
  pair(pairs.eth, 'ETHUSDT', coins.eth, 1_000_000, 1_000_000),
];

const tiers = (first: number, second: number, leverage: number): DebtTier[] => [
  { upToUnits: first * whole, leverage, maintenancePpm: 50_000 },
  { upToUnits: second * whole, leverage: 2, maintenancePpm: 100_000 },
];

/** Three times in the shared wallet, five times in a pair. Dollars cost 0.024 % a day, coins twice as much; the second grade pays half. */
export const lendingTerms: readonly Command[] = [
  {
    type: 'set-margin-asset',
    assetId: coins.usdt,
    marketId: -1,
    poolUnits: 400_000 * whole,
    dailyRatesE9: [240_000, 120_000],
    collateral: [{ upToUnits: Number.MAX_SAFE_INTEGER, valuePpm: 1_000_000 }],
    debts: tiers(50_000, 150_000, 3),
  },
  ...([coins.btc, coins.eth] as const).map((assetId): Command => ({
    type: 'set-margin-asset',
    assetId,
    marketId: assetId === coins.btc ? pairs.btc : pairs.eth,
    poolUnits: (assetId === coins.btc ? 40 : 400) * whole,
    dailyRatesE9: [480_000, 240_000],
    collateral: [
      { upToUnits: (assetId === coins.btc ? 10 : 100) * whole, valuePpm: 950_000 },
      { upToUnits: (assetId === coins.btc ? 20 : 200) * whole, valuePpm: 900_000 },
    ],
    debts: assetId === coins.btc ? tiers(5, 15, 3) : tiers(50, 150, 3),
  })),
  ...([pairs.btc, pairs.eth] as const).map((marketId): Command => ({
    type: 'set-margin-market',
    marketId,
    base: marketId === pairs.btc ? tiers(5, 15, 5) : tiers(50, 150, 5),
    quote: tiers(50_000, 150_000, 5),
  })),
];

/** Assets, accounts, markets at 10,000 and 1,000 dollars, money for everybody, and the terms of lending. */
export function lendingOpening(fundDollars = 5_000, share = 1): Command[] {
  const kinds = [
    [0, AccountKind.outside],
    [1, AccountKind.fees],
    [lendingHouse, AccountKind.house],
    [4, AccountKind.clearing],
    [5, AccountKind.insurance],
    [6, AccountKind.lender],
    ...borrowers.map((borrower) => [borrower, AccountKind.user] as const),
  ] as const;
  const deposit = (accountId: number, assetId: number, amount: number): Command => ({
    type: 'credit-deposit',
    accountId,
    assetId,
    units: units(BigInt(amount) * BigInt(whole)),
    reference: `first:${accountId}:${assetId}`,
  });
  return [
    ...(['USDT', 'BTC', 'ETH'] as const).map((code, assetId): Command => ({ type: 'list-asset', assetId, code, decimals: 8 })),
    ...kinds.map(([accountId, kind]): Command => ({ type: 'open-account', accountId, kind })),
    ...lendingMarkets.map((rules): Command => ({ type: 'list-market', rules })),
    ...borrowers.flatMap((accountId) => [
      deposit(accountId, 0, 100_000 / share),
      deposit(accountId, 1, 10 / share),
      deposit(accountId, 2, 100 / share),
    ]),
    ...[0, 1, 2].map((assetId) => deposit(lendingHouse, assetId, assetId === 0 ? 50_000_000 : 50_000)),
    ...(fundDollars > 0 ? [deposit(5, coins.usdt, fundDollars)] : []),
    ...lendingTerms,
    { type: 'set-reference-price', marketId: pairs.btc, priceTicks: ticks(10_000) },
    { type: 'set-reference-price', marketId: pairs.eth, priceTicks: ticks(1_000) },
  ];
}

/** Between a wallet of margin and the spot wallet. */
export const moveMargin = (
  accountId: number,
  assetId: number,
  amount: number,
  to: typeof Wallet.cross | typeof Wallet.isolated,
  marketId: number = pairs.btc,
): Command => ({
  type: 'transfer-funds',
  accountId,
  assetId,
  from: amount > 0 ? Wallet.spot : to,
  to: amount > 0 ? to : Wallet.spot,
  units: units(BigInt(Math.round(Math.abs(amount) * whole))),
  ...(to === Wallet.isolated ? { marketId } : {}),
});

// A small venue of contracts, one of each form, whose numbers can be checked by hand.
import { BusinessLine, Wallet } from '#lib/contract/enums.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import { ContractForm, type ContractRules, type MarketRules } from '#server/engine/markets/market-rules.ts';
import type { Command } from '#server/engine/command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

export const traders = [1000, 1001, 1002, 1003, 1004, 1005] as const;
export const houseAccount = 2;
export const assets = { usdt: 0, btc: 1, usd: 2 } as const;
/** linear: a lot at a tick is 10 units. coin: a lot is 1,000 units of its base. inverse: a lot at a price of one tick is 10^9 units. dated: as linear. */
export const contracts = { linear: 0, coin: 1, inverse: 2, dated: 3 } as const;
export const deliveryMs = 1_700_000_000_000 + 40_000;

const contract = (form: ContractForm, more: Partial<ContractRules>): ContractRules => ({
  line: form === ContractForm.linear ? BusinessLine.usdt : BusinessLine.usd,
  form,
  marginAssetId: form === ContractForm.linear ? assets.usdt : assets.btc,
  tiers: [
    { upTo: 20_000_000, maxLeverage: 100, maintenancePpm: 4_000 },
    { upTo: 60_000_000, maxLeverage: 50, maintenancePpm: 10_000 },
    { upTo: 200_000_000, maxLeverage: 20, maintenancePpm: 25_000 },
    { upTo: 1_000_000_000, maxLeverage: 5, maintenancePpm: 100_000 },
  ],
  openCostUpPpm: 10_000,
  openFeeUpPpm: 5_000,
  liquidationFeePpm: 600,
  fundingIntervalMs: 1000,
  fundingCapE8: 300_000,
  deliveryMs: 0,
  closeOnlyMs: 0,
  deliveryFeePpm: 600,
  ...more,
});

const market = (marketId: number, symbol: string, lotUnits: number, rules: ContractRules): MarketRules => ({
  marketId,
  symbol,
  baseAssetId: assets.btc,
  quoteAssetId: rules.form === ContractForm.linear ? assets.usdt : assets.usd,
  lotUnits,
  tickLotUnits: 10,
  minQuantityLots: lots(1),
  maxQuantityLots: lots(1_000_000),
  minNotionalUnits: units(10n),
  maxNotionalUnits: units(100_000_000_000n),
  makerFeePpm: 200,
  takerFeePpm: 600,
  priceBandPpm: 100_000,
  contract: rules,
});

export const contractMarkets: readonly MarketRules[] = [
  market(contracts.linear, 'BTCUSDT', 1_000, contract(ContractForm.linear, {})),
  market(contracts.coin, 'BTCUSD', 1_000, contract(ContractForm.coin, {})),
  market(contracts.inverse, 'BTCUSDI', 1_000_000_000, contract(ContractForm.inverse, {})),
  market(contracts.dated, 'BTCUSDTD', 1_000, contract(ContractForm.linear, { fundingIntervalMs: 0, deliveryMs, closeOnlyMs: 2_000 })),
];

/** Assets, accounts, contracts, and money in everybody's futures wallet; the insurance fund begins with what it is given. */
export function contractOpening(
  money: Readonly<Record<'usdt' | 'btc', bigint>> = { usdt: 50_000_000n, btc: 500_000_000n },
  fund: Readonly<Record<'usdt' | 'btc', bigint>> = { usdt: 20_000_000n, btc: 50_000_000n },
): Command[] {
  const kinds = [
    [0, AccountKind.outside],
    [1, AccountKind.fees],
    [houseAccount, AccountKind.house],
    [3, AccountKind.clearing],
    [4, AccountKind.insurance],
    ...traders.map((trader) => [trader, AccountKind.user] as const),
  ] as const;
  const deposit = (accountId: number, coin: 'usdt' | 'btc', amount: bigint): Command => ({
    type: 'credit-deposit',
    accountId,
    assetId: assets[coin],
    units: units(amount),
    reference: `first:${accountId}:${coin}`,
  });
  const transfer = (accountId: number, coin: 'usdt' | 'btc', amount: bigint): Command => ({
    type: 'transfer-funds',
    accountId,
    assetId: assets[coin],
    from: Wallet.spot,
    to: Wallet.futures,
    units: units(amount),
  });
  return [
    { type: 'list-asset', assetId: assets.usdt, code: 'USDT', decimals: 4 },
    { type: 'list-asset', assetId: assets.btc, code: 'BTC', decimals: 8 },
    { type: 'list-asset', assetId: assets.usd, code: 'USD', decimals: 4 },
    ...kinds.map(([accountId, kind]): Command => ({ type: 'open-account', accountId, kind })),
    ...contractMarkets.map((rules): Command => ({ type: 'list-market', rules })),
    ...(['usdt', 'btc'] as const).flatMap((coin) => [
      ...(fund[coin] > 0n ? [deposit(4, coin, fund[coin])] : []),
      ...[houseAccount, ...traders].flatMap((accountId) => {
        const amount = accountId === houseAccount ? money[coin] * 1000n : money[coin];
        return [deposit(accountId, coin, amount), transfer(accountId, coin, amount)];
      }),
    ]),
    ...contractMarkets.map(({ marketId }): Command => ({
      type: 'set-mark-price',
      marketId,
      markTicks: ticks(10_000),
      indexTicks: ticks(10_000),
    })),
  ];
}

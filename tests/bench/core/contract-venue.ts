// The venue in which contracts are measured beside spot: the same price, the same lots, the same fees in all of its markets.
import { SelfTradePrevention, TimeInForce, Wallet, type Side } from '#lib/contract/enums.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import { ContractForm, type MarketRules } from '#server/engine/markets/market-rules.ts';
import type { Command } from '#server/engine/command.ts';
import { createExchange, type Exchange } from '#server/engine/exchange.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

export const market = { spot: 0, perpetual: 1, otherSpot: 2 } as const;
export const house = 2;
export const firstUser = 1000;

const rules: MarketRules = {
  marketId: market.spot,
  symbol: 'SPOT',
  baseAssetId: 1,
  quoteAssetId: 0,
  lotUnits: 1000,
  tickLotUnits: 10,
  minQuantityLots: lots(1),
  maxQuantityLots: lots(1_000_000),
  minNotionalUnits: units(10n),
  maxNotionalUnits: units(1_000_000_000_000n),
  makerFeePpm: 200,
  takerFeePpm: 600,
  priceBandPpm: 0,
};
const tiers = [
  { upTo: 20_000_000, maxLeverage: 100, maintenancePpm: 4_000 },
  { upTo: 1_000_000_000, maxLeverage: 20, maintenancePpm: 25_000 },
];
const contract: MarketRules = {
  ...rules,
  marketId: market.perpetual,
  symbol: 'PERP',
  contract: {
    line: 10,
    form: ContractForm.linear,
    marginAssetId: 0,
    tiers,
    openCostUpPpm: 10_000,
    openFeeUpPpm: 5_000,
    liquidationFeePpm: 600,
    fundingIntervalMs: 28_800_000,
    fundingCapE8: 300_000,
    deliveryMs: 0,
    closeOnlyMs: 0,
    deliveryFeePpm: 0,
  },
};

export type Venue = { readonly exchange: Exchange; send(command: Command): boolean };

/** Two spot markets and a perpetual, and users who have money for all of them. */
export function openVenue(users: number): Venue {
  const exchange = createExchange();
  let sequence = 0;
  const send = (command: Command): boolean => {
    sequence += 1;
    return exchange.apply({ sequence, timeMs: 1_700_000_000_000 + sequence, command }).reply.ok;
  };
  const accounts = [0, 1, house, 3, 4, ...Array.from({ length: users }, (_, user) => firstUser + user)];
  const kinds = [AccountKind.outside, AccountKind.fees, AccountKind.house, AccountKind.clearing, AccountKind.insurance];
  send({ type: 'list-asset', assetId: 0, code: 'USDT', decimals: 8 });
  send({ type: 'list-asset', assetId: 1, code: 'COIN', decimals: 8 });
  send({ type: 'list-market', rules });
  send({ type: 'list-market', rules: contract });
  send({ type: 'list-market', rules: { ...rules, marketId: market.otherSpot, symbol: 'SPOT2' } });
  for (const [place, accountId] of accounts.entries()) {
    send({ type: 'open-account', accountId, kind: kinds[place] ?? AccountKind.user });
    if (accountId !== house && accountId < firstUser) continue;
    for (const assetId of [0, 1])
      send({ type: 'credit-deposit', accountId, assetId, units: units(10_000_000_000_000n), reference: `${accountId}:${assetId}` });
    send({ type: 'transfer-funds', accountId, assetId: 0, from: Wallet.spot, to: Wallet.futures, units: units(5_000_000_000_000n) });
  }
  send({ type: 'set-mark-price', marketId: market.perpetual, markTicks: ticks(10_000), indexTicks: ticks(10_000) });
  return { exchange, send };
}

/** A limit order that rests as far as it does not trade. */
export const order = (accountId: number, marketId: number, side: Side, priceTicks: number, quantityLots: number): Command => ({
  type: 'place-order',
  accountId,
  marketId,
  side,
  kind: 'limit',
  timeInForce: TimeInForce.gtc,
  priceTicks: ticks(priceTicks),
  quantityLots: lots(quantityLots),
  amountUnits: units(0n),
  clientOid: '',
  selfTradePrevention: SelfTradePrevention.cancelMaker,
});

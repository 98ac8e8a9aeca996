// The venue that model and engine both open: two markets with few prices and a silent one, eight users, two hands of the house.
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { Command } from '#server/engine/command.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import { lots, units } from '#server/engine/units.ts';

import type { Cast } from './random-traffic.ts';

/** One lot is one coin, one tick is one of cash: every number can be checked by hand. */
const plain: MarketRules = {
  marketId: 0,
  symbol: 'COINCASH',
  baseAssetId: 0,
  quoteAssetId: 1,
  lotUnits: 1,
  tickLotUnits: 1,
  minQuantityLots: lots(2),
  maxQuantityLots: lots(4_000),
  minNotionalUnits: units(100n),
  maxNotionalUnits: units(300_000n),
  makerFeePpm: 1_000,
  takerFeePpm: 2_000,
  priceBandPpm: 100_000,
};

/** Odd sizes: seven units in a lot, three in a tick of a lot; makers pay nothing. */
const odd: MarketRules = {
  ...plain,
  marketId: 1,
  symbol: 'SEEDCASH',
  baseAssetId: 2,
  lotUnits: 7,
  tickLotUnits: 3,
  minQuantityLots: lots(1),
  makerFeePpm: 0,
  takerFeePpm: 777,
  priceBandPpm: 50_000,
};

/** Nothing ever trades here, and nobody says a price. */
const quiet: MarketRules = { ...odd, marketId: 2, symbol: 'QUIETCASH' };

const markets = [plain, odd, quiet] as const;
const traders = [1000, 1001, 1002, 1003, 1004, 1005] as const;
const poor = 1006;
const hoarder = 1007;
const houseMaker = 2;
const houseTaker = 3;
export const cast: Cast = { traders, poor, hoarder, houseMaker, houseTaker };

const kinds: readonly (readonly [number, AccountKind])[] = [
  [0, AccountKind.outside],
  [1, AccountKind.fees],
  [houseMaker, AccountKind.house],
  [houseTaker, AccountKind.house],
  ...[...traders, poor, hoarder].map((id) => [id, AccountKind.user] as const),
];

export function openingOfSmallVenue(): Command[] {
  return [
    ...['COIN', 'CASH', 'SEED'].map((code, assetId): Command => ({ type: 'list-asset', assetId, code, decimals: 0 })),
    ...markets.map((rules): Command => ({ type: 'list-market', rules })),
    ...kinds.map(([accountId, kind]): Command => ({ type: 'open-account', accountId, kind })),
    ...[houseMaker, houseTaker, ...traders, poor, hoarder].flatMap((accountId) =>
      [100_000n, 10_000_000n, 500_000n].map((amount, assetId): Command => ({
        type: 'credit-deposit',
        accountId,
        assetId,
        units: units(accountId === poor ? amount / 5_000n : amount),
        reference: `first:${accountId}:${assetId}`,
      })),
    ),
  ];
}

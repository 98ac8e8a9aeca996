// The loans of the venue with bots: what is lent, how often, and at what rate.
import type { Command } from '#server/engine/command.ts';

const tiers = (most: number) => [{ upToUnits: most, leverage: 10, maintenancePpm: 50_000 }];

/** Both coins are lent in the margin wallet of the first market, ten times, at 0.24 % a day: 0.01 % an hour. */
export const lending: readonly Command[] = [
  ...([1, 0] as const).map((assetId): Command => ({
    type: 'set-margin-asset',
    assetId,
    marketId: assetId === 1 ? -1 : 0,
    poolUnits: 100_000_000_000_000,
    dailyRatesE9: [2_400_000],
    collateral: [{ upToUnits: Number.MAX_SAFE_INTEGER, valuePpm: 1_000_000 }],
    debts: [],
  })),
  { type: 'set-margin-market', marketId: 0, base: tiers(100_000_000_000), quote: tiers(100_000_000_000_000) },
];

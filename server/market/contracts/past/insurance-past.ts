// The insurance fund before the venue opened: what liquidations of its simulated past brought and cost, up to what it opened with.
import { keepRecent } from '#server/projections/candles/keep-recent.ts';
import type { InsuranceHistory, InsurancePastDay } from '#server/projections/insurance/insurance-history.ts';

import { seedOf, uniformAt } from '../../paths/noise.ts';
import { dayMs, type PricePaths } from '../../paths/price-path.ts';
import type { Venue } from '../../venue.ts';

/** The coin whose days are everybody's: when it moves, positions of all coins are liquidated. */
const leadingCoin = 'BTC';
/** The income of a still day, and the income of a day by the square of its move in standard deviations: shares of the fund at genesis. */
const stillDay = 0.0002;
const movingDay = 0.0008;
/** From so many standard deviations on, positions end beyond their margin; each further one costs up to this share. */
const violentMove = 1.2;
const violentCost = 0.02;
const parts = 1_000_000_000;

type InsurancePast = {
  readonly venue: Pick<Venue, 'assetData'>;
  readonly paths: Pick<PricePaths, 'day'>;
  readonly seed: string;
  readonly genesisMs: number;
  /** The reach of the history. */
  readonly days: number;
};

export function createInsurancePast({ venue, paths, seed, genesisMs, days: reach }: InsurancePast): InsuranceHistory {
  const genesisDay = Math.floor(genesisMs / dayMs);
  const usualDay = venue.assetData(leadingCoin).volatility / Math.sqrt(365);
  const share = (chance: number, day: number): number => {
    const path = paths.day(leadingCoin, day);
    const move = Math.abs((path.at(-1) ?? 0) - (path[0] ?? 0)) / usualDay;
    const brought = stillDay + movingDay * move * move * (0.5 + uniformAt(chance, day, 1));
    return brought - Math.max(0, move - violentMove) * violentCost * uniformAt(chance, day, 2);
  };
  const daysOf = (coin: string, fundAtGenesis: bigint): InsurancePastDay[] => {
    const chance = seedOf(`${seed}/${coin}/insurance`);
    const list: InsurancePastDay[] = [];
    let amountAfter = fundAtGenesis;
    for (let day = genesisDay; day > genesisDay - reach; day -= 1) {
      const elapsed = day === genesisDay ? (genesisMs % dayMs) / dayMs : 1;
      const amount = (fundAtGenesis * BigInt(Math.round(share(chance, day) * elapsed * parts))) / BigInt(parts);
      if (elapsed > 0) list.push({ day, amount, amountAfter });
      amountAfter -= amount;
    }
    return [...list, { day: genesisDay - reach, amount: amountAfter, amountAfter }];
  };
  const known = keepRecent(100, (key: string): readonly InsurancePastDay[] => {
    const [coin = '', fund = '0'] = key.split(' ');
    return daysOf(coin, BigInt(fund));
  });
  return { genesisMs, days: (coin, fundAtGenesis) => known(`${coin} ${fundAtGenesis}`) };
}

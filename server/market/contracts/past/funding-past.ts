// The funding of a perpetual before the venue opened: of the premiums that its simulated past had, by the rule by which it is paid today.
import { fundingRate } from '#lib/order-math/futures/funding.ts';
import type { SettledFunding } from '#lib/contract/history/contract-history.ts';
import type { ContractListing, Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { keepRecent } from '#server/projections/candles/keep-recent.ts';
import type { FundingHistory } from '#server/projections/funding/funding-history.ts';

import { ticksAt } from '../../paths/made-up-minutes.ts';
import { dayMs, type PricePaths } from '../../paths/price-path.ts';
import type { Premiums } from '../prices/premiums.ts';

const hourMs = 3_600_000;
const rateDecimals = 8;
/** Looks at the premium in an hour: it goes straight from one hour to the next. */
const looksPerHour = 2;
const premiumDecimals = 12;

type FundingPast = {
  readonly listings: Pick<Listings, 'priceText'>;
  readonly paths: PricePaths;
  readonly premiums: Premiums;
  readonly genesisMs: number;
  /** The reach of the history. */
  readonly days: number;
};

/** Slots from the first day of the history up to genesis: the one that genesis lies in is settled by the venue itself. */
export function createFundingPast({ listings, paths, premiums, genesisMs, days }: FundingPast): FundingHistory {
  const slotOf = (listing: ContractListing, slotMs: number): SettledFunding => {
    const { fundingIntervalMs: intervalMs = 0, fundingCapE8: capE8 = 0 } = listing.contract.rules.contract ?? {};
    const looks = (looksPerHour * intervalMs) / hourMs;
    let [sum, weights] = [0, 0];
    // Late premiums count more, as in averagePremium, which is too slow for years of slots.
    for (let look = 1; look <= looks; look += 1) {
      sum += look * premiums.premium(listing, slotMs - intervalMs + ((look - 0.5) * intervalMs) / looks);
      weights += look;
    }
    const highestRate = formatDecimal(capE8, rateDecimals);
    const terms = { premium: (sum / weights).toFixed(premiumDecimals), intervalHours: intervalMs / hourMs };
    const rate = fundingRate({ ...terms, lowestRate: `-${highestRate}`, highestRate });
    if (rate === null) throw new Error(`no funding rate of ${listing.symbol}`);
    const markTicks = Math.max(1, Math.round(ticksAt(paths, listing, slotMs) * (1 + premiums.premium(listing, slotMs))));
    return {
      symbolId: listing.symbol,
      settleTimeMs: slotMs,
      fundingRate: formatDecimal(Math.round(Number(rate) * 10 ** rateDecimals), rateDecimals),
      markPrice: listings.priceText(listing, markTicks),
    };
  };
  const listed = new Map<string, ContractListing>();
  const slots = keepRecent(20_000, (key: string): SettledFunding => {
    const [symbol = '', slotMs = '0'] = key.split(' ');
    const listing = listed.get(symbol);
    if (listing === undefined) throw new Error(`not listed: ${symbol}`);
    return slotOf(listing, Number(slotMs));
  });
  const firstMs = (Math.floor(genesisMs / dayMs) - days) * dayMs;
  return {
    settled: (listing, fromMs, toMs, limit) => {
      const intervalMs = listing.contract.rules.contract?.fundingIntervalMs ?? 0;
      if (intervalMs === 0) return [];
      listed.set(listing.symbol, listing);
      const list: SettledFunding[] = [];
      let slotMs = Math.floor(Math.min(toMs, genesisMs) / intervalMs) * intervalMs;
      for (; slotMs >= Math.max(fromMs, firstMs) && list.length < limit; slotMs -= intervalMs)
        list.push(slots(`${listing.symbol} ${slotMs}`));
      return list;
    },
  };
}

// The venue's terms of lending as rows of tables: a coin, a tier, a slice of collateral, a pair.
import type { MarginTerms, MarginTierRow } from '#lib/contract/margin.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';

export type CoinRow = {
  readonly coin: string;
  readonly leverage: number;
  /** The most that may be owed of it. */
  readonly limit: string;
  /** Shares: of a day, of an hour (to twelve decimals, up), of the first slice of what one has of it. */
  readonly dailyRate: string;
  readonly hourlyRate: string;
  readonly counts: string;
  readonly poolLeft: string;
};
export type TierRow = MarginTierRow & { readonly coin: string; readonly tier: number; readonly from: string };
export type SliceRow = { readonly coin: string; readonly from: string; readonly upTo: string; readonly valueRatio: string };
export type PairRow = {
  readonly pair: string;
  readonly baseCoin: string;
  readonly quoteCoin: string;
  readonly leverage: number;
  readonly baseLimit: string;
  readonly quoteLimit: string;
};

const hoursOfDay = 24;
const rateDecimals = 12;

const hourly = (dailyRate: string): string =>
  writeAmount((readAmount(dailyRate) ?? new Amount(0)).dividedBy(hoursOfDay).toDecimalPlaces(rateDecimals, Amount.ROUND_UP));

/** The number of grades: the rates of a coin that has the most. */
export const gradesOf = ({ coins }: MarginTerms): number => Math.max(1, ...coins.map(({ dailyRates }) => dailyRates.length));

/** `grade`: 0 is the first; whoever is beyond the last rate of a coin pays that. */
export const rateAt = ({ dailyRates }: Pick<MarginTerms['coins'][number], 'dailyRates'>, grade: number): string =>
  dailyRates[Math.min(grade, dailyRates.length - 1)] ?? '0';

/** The rates are those of the first grade. */
export const coinRows = ({ coins }: MarginTerms): readonly CoinRow[] =>
  coins.map(({ coin, cross, dailyRates, collateral, poolLeft }) => {
    const dailyRate = rateAt({ dailyRates }, 0);
    return {
      coin,
      leverage: cross[0]?.leverage ?? 0,
      limit: cross.at(-1)?.upTo ?? '0',
      dailyRate,
      hourlyRate: hourly(dailyRate),
      counts: collateral[0]?.valueRatio ?? '0',
      poolLeft,
    };
  });

const before = (slices: readonly { readonly upTo: string }[], place: number): string => slices[place - 1]?.upTo ?? '0';

export const tierRows = ({ coins }: MarginTerms): readonly TierRow[] =>
  coins.flatMap(({ coin, cross }) => cross.map((tier, place) => ({ ...tier, coin, tier: place + 1, from: before(cross, place) })));

export const sliceRows = ({ coins }: MarginTerms): readonly SliceRow[] =>
  coins.flatMap(({ coin, collateral }) => collateral.map((slice, place) => ({ ...slice, coin, from: before(collateral, place) })));

export const pairRows = ({ markets }: MarginTerms): readonly PairRow[] =>
  markets.map(({ baseCoin, quoteCoin, base, quote }) => ({
    pair: `${baseCoin}/${quoteCoin}`,
    baseCoin,
    quoteCoin,
    leverage: Math.max(base[0]?.leverage ?? 0, quote[0]?.leverage ?? 0),
    baseLimit: base.at(-1)?.upTo ?? '0',
    quoteLimit: quote.at(-1)?.upTo ?? '0',
  }));

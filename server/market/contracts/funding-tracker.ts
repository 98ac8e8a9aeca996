// The funding of one perpetual as it comes about: the premium of every minute, the rate that it foretells, and the slots that are due.
import { Amount, readSigned, ROUND_HALF_UP } from '#lib/order-math/amounts/amount.ts';
import type { BookLevel } from '#lib/order-math/orders/book-fill.ts';
import { averagePremium, fundingRate, impactPrice, premiumIndex } from '#lib/order-math/futures/funding.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { SettleFunding } from '#server/engine/futures/contract-command.ts';
import { formatDecimal } from '#server/engine/units.ts';

export type FundingTerms = {
  readonly marketId: MarketId;
  /** 1, 2, 4 or 8 hours. */
  readonly intervalMs: number;
  /** In hundred-millionths. */
  readonly capE8: number;
  /** In the quote coin: what the impact prices are for. */
  readonly impactAmount: string;
};

/** The premium of a minute, numbered since 1970, as decimal text. */
type PremiumSample = { readonly minute: number; readonly premium: string };

/** The data that has to outlive a restart. */
export type FundingPast = {
  /** The last slot that was settled; 0: none. The core keeps it with the contract. */
  readonly settledMs: number;
  /** Since then. Lost ones are missed and nothing more. */
  readonly samples: readonly PremiumSample[];
};

/** @internal */
export type FundingSight = {
  readonly bids: readonly BookLevel[];
  readonly asks: readonly BookLevel[];
  readonly index: string | null;
};

type PredictedFunding = {
  /** As decimal text: 0.0001 is 0.01 %. */
  readonly rate: string;
  readonly rateE8: number;
  /** The time at which it will be due. */
  readonly slotMs: number;
};

export type FundingTracker = {
  /** Samples the first sight of every minute. Without an index, or a book deep enough, the minute is missed. */
  see(timeMs: number, sight: FundingSight): void;
  /** The funding of the interval so far: with no sample yet, the interest alone. */
  predicted(timeMs: number): PredictedFunding;
  /** The slots that have come due, oldest first, each given once. */
  due(timeMs: number): readonly SettleFunding[];
  past(): FundingPast;
};

const minuteMs = 60_000;
const hourMs = 3_600_000;
const e8 = 100_000_000;

/** Half up; never beyond the cap, for the rate is held within it before. */
const inE8 = (rate: string): number => (readSigned(rate) ?? new Amount(0)).times(e8).toDecimalPlaces(0, ROUND_HALF_UP).toNumber();

/**
 * Follows one perpetual. A minute belongs to the slot at the end of its interval. Slots of which not one minute was seen are never
 * settled: nobody could see their rate. Others are settled once, late when the venue was stopped; of missed minutes nothing is made
 * up, those that were seen weigh by their order. A clock that goes back changes nothing until it is where it was.
 */
export function createFundingTracker(terms: FundingTerms, past: FundingPast = { settledMs: 0, samples: [] }): FundingTracker {
  const { intervalMs, capE8 } = terms;
  const slotOf = (minute: number): number => (Math.floor((minute * minuteMs) / intervalMs) + 1) * intervalMs;
  const highestRate = formatDecimal(capE8, 8);
  let { settledMs } = past;
  let samples = past.samples.filter(({ minute }) => slotOf(minute) > settledMs);

  const rateOf = (slotMs: number): string => {
    const premiums = samples.filter(({ minute }) => slotOf(minute) === slotMs).map(({ premium }) => premium);
    const premium = averagePremium(premiums) ?? '0';
    const rate = fundingRate({ premium, intervalHours: intervalMs / hourMs, lowestRate: `-${highestRate}`, highestRate });
    if (rate === null) throw new Error(`no funding rate for intervals of ${intervalMs} ms`);
    return rate;
  };

  return {
    see: (timeMs, { bids, asks, index }) => {
      const minute = Math.floor(timeMs / minuteMs);
      if (index === null || minute <= (samples.at(-1)?.minute ?? 0) || slotOf(minute) <= settledMs) return;
      const [impactBid, impactAsk] = [impactPrice(bids, terms.impactAmount), impactPrice(asks, terms.impactAmount)];
      if (impactBid === null || impactAsk === null) return;
      const premium = premiumIndex({ impactBid, impactAsk, indexPrice: index });
      if (premium !== null) samples.push({ minute, premium });
    },
    predicted: (timeMs) => {
      const slotMs = slotOf(Math.floor(timeMs / minuteMs));
      const rate = rateOf(slotMs);
      return { rate, rateE8: inE8(rate), slotMs };
    },
    due: (timeMs) => {
      const slots = new Set(samples.map(({ minute }) => slotOf(minute)).filter((slotMs) => slotMs <= timeMs));
      const commands = Array.from(slots, (slotMs): SettleFunding => {
        return { type: 'settle-funding', marketId: terms.marketId, slotMs, rateE8: inE8(rateOf(slotMs)) };
      });
      settledMs = commands.at(-1)?.slotMs ?? settledMs;
      samples = samples.filter(({ minute }) => slotOf(minute) > settledMs);
      return commands;
    },
    past: () => ({ settledMs, samples: [...samples] }),
  };
}

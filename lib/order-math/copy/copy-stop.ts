// The total stop of a copy of contracts as its form shows it: how far prices may go until the stop, and how far until a liquidation.
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { Amount, readAmount, readPositive, ROUND_DOWN, ROUND_UP, writeAmount } from '../amounts/amount.ts';
import { liquidationMove, protectedLeverage } from './stop-leverage.ts';
import type { RiskTier } from '../risk/maintenance-margin.ts';
import type { TermProblem } from '../bots/term-range.ts';

/** A contract as screens have it. */
export type StopMarket = { readonly tiers: readonly RiskTier[]; readonly takerFeeRate: string };

/** Shares of the price by which it goes against all that the copy can hold. */
export type CopyStop = {
  /** No more than that at which the stop comes first. */
  readonly leverage: number;
  readonly stopMove: string;
  readonly liquidationMove: string;
};

const million = 1_000_000;
const moveDecimals = 6;

const millionths = (rate: string): number => (readAmount(rate) ?? new Amount(0)).times(million).toDecimalPlaces(0, ROUND_UP).toNumber();

/** Maintenance rate and taker's fee of a position of so much money at a leverage, in millionths: those of the tier that it comes into. */
function rateOf({ tiers, takerFeeRate }: StopMarket, investment: Amount, leverage: number): number {
  const value = investment.times(leverage);
  const tier = tiers.find(({ upTo }) => value.lessThanOrEqualTo(upTo)) ?? tiers.at(-1);
  return millionths(tier?.maintenanceRate ?? '0') + millionths(takerFeeRate);
}

type Read = { readonly lossPpm: number; readonly rateAt: (leverage: number) => number };

/** Null: there is no stop of the whole, or the investment cannot be read. */
function readStop({ totalStopRate, investment }: CopyTerms, market: StopMarket): Read | null {
  const money = readPositive(investment);
  if (totalStopRate === null || money === null || market.tiers.length === 0) return null;
  return { lossPpm: millionths(totalStopRate), rateAt: (leverage) => rateOf(market, money, leverage) };
}

/** Null: it has no stop of the whole, or the stop comes first at no leverage. `leverage`: that which would be used. */
export function copyStop(terms: CopyTerms, market: StopMarket, leverage: number): CopyStop | null {
  const read = readStop(terms, market);
  if (read === null) return null;
  const used = protectedLeverage(leverage, read.lossPpm, read.rateAt);
  if (used === 0) return null;
  const told = (move: Amount): string => writeAmount(move.toDecimalPlaces(moveDecimals, ROUND_DOWN));
  return {
    leverage: used,
    stopMove: told(new Amount(read.lossPpm).dividedBy(million).dividedBy(used)),
    liquidationMove: told(new Amount(liquidationMove(used, read.rateAt(used)))),
  };
}

/** A leverage of the follower's own at which the liquidation of all that he puts in comes before his stop. Null: the leader's is followed. */
export function stopProblems(terms: CopyTerms, market: StopMarket, leverage: number | null): readonly TermProblem[] {
  const read = readStop(terms, market);
  if (read === null || leverage === null) return [];
  const highest = protectedLeverage(leverage, read.lossPpm, read.rateAt);
  if (highest === leverage) return [];
  if (highest === 0) return [{ field: 'totalStopRate', code: 'stopBehindLiquidation', params: {} }];
  return [{ field: 'totalStopRate', code: 'leverageBeforeStop', params: { leverage: String(highest) } }];
}

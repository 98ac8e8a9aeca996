// The results of several trades: how many won, what was gained for what was lost, and the mean of a trade.
import { Amount, ROUND_HALF_UP, readSigned, writeAmount } from '../amounts/amount.ts';

type Sums = {
  readonly trades: number;
  readonly won: number;
  readonly netProfit: string;
  /** All results above zero, and all below. */
  readonly gains: string;
  readonly losses: string;
  /** The decimals of the coin. */
  readonly decimals: number;
};

type Results = { readonly winRate: string; readonly profitFactor: string | null; readonly average: string };

const rounded = (value: Amount, decimals: number): string => writeAmount(value.toDecimalPlaces(decimals, ROUND_HALF_UP));

/** The win rate with four decimals, the profit factor with two, the mean to the smallest unit of the coin; each half up. */
export function tradeResults({ trades, won, netProfit, gains, losses, decimals }: Sums): Results {
  const count = new Amount(Math.max(1, trades));
  const lost = (readSigned(losses) ?? new Amount(0)).abs();
  return {
    winRate: rounded(new Amount(won).div(count), 4),
    profitFactor: lost.isZero() ? null : rounded((readSigned(gains) ?? new Amount(0)).div(lost), 2),
    average: rounded((readSigned(netProfit) ?? new Amount(0)).div(count), decimals),
  };
}

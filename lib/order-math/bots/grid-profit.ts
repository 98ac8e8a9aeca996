// The profit of a grid: of a pair of its levels, and what its total is made of.
import { Amount, ROUND_DOWN, readAmount, readSigned, writeAmount } from '../amounts/amount.ts';

/** The decimals of a rate of profit: it is shown as a percentage with two. */
const rateDecimals = 6;

const floored = (rate: Amount): string => rate.toDecimalPlaces(rateDecimals, Amount.ROUND_FLOOR).toFixed();

/**
 * The profit of buying at one price and selling at the other, as a share of the price of the buy, net of both fees (makers').
 * Spot: sell × (1 − f)² ÷ buy − 1, since the fee of the buy is taken from its coins. Contracts: (sell × (1 − f) − buy × (1 + f)) ÷ buy,
 * since both fees are money; for a ratio r that is r − 1 − (1 + r) f. Not rounded.
 * @internal
 */
export function pairProfitRate(buy: Amount, sell: Amount, feeRate: Amount, feeOfBuyIsBase: boolean): Amount {
  const kept = new Amount(1).minus(feeRate);
  if (feeOfBuyIsBase) return sell.times(kept).times(kept).dividedBy(buy).minus(1);
  return sell
    .times(kept)
    .minus(buy.times(feeRate.plus(1)))
    .dividedBy(buy);
}

/**
 * The least and the most profit of a pair of neighbouring levels, as shares to six decimals, down; below zero where the fees take more
 * than the distance gives. Null with fewer than two levels.
 */
export function profitRange(
  levels: readonly number[],
  feeRate: Amount,
  feeOfBuyIsBase: boolean,
): { readonly from: string; readonly to: string } | null {
  const rates = levels
    .slice(1)
    .map((level, index) => pairProfitRate(new Amount(levels[index] ?? level), new Amount(level), feeRate, feeOfBuyIsBase));
  return rates.length === 0 ? null : { from: floored(Amount.min(...rates)), to: floored(Amount.max(...rates)) };
}

/** @internal */
export type BotMoney = {
  /** The worth of the bot's account now. */
  readonly equity: string;
  readonly invested: string;
  readonly added: string;
  readonly returned: string;
  /** Profit that was taken out while it ran. */
  readonly withdrawn: string;
  /** Signed: the profit of matched pairs. */
  readonly matched: string;
};

/**
 * total = equity − invested + returned − added + withdrawn; unpaired = total − matched. Exact, signed; null for bad input.
 * Source: https://www.okx.com/help/futures-grid-bot-faq.
 * @internal
 */
export function botProfit(money: BotMoney): { readonly total: string; readonly unpaired: string } | null {
  const equity = readSigned(money.equity);
  const matched = readSigned(money.matched);
  const [invested, added] = [readAmount(money.invested), readAmount(money.added)];
  const [returned, withdrawn] = [readAmount(money.returned), readAmount(money.withdrawn)];
  if (equity === null || matched === null || invested === null || added === null || returned === null || withdrawn === null) return null;
  const total = equity.minus(invested).plus(returned).minus(added).plus(withdrawn);
  return { total: writeAmount(total), unpaired: writeAmount(total.minus(matched)) };
}

/** The coins that a buy leaves after its fee, down to the market's decimals: what can be sold of it. */
export function sellableOf(bought: Amount, feeRate: Amount, decimals: number): Amount {
  return bought.times(new Amount(1).minus(feeRate)).toDecimalPlaces(decimals, ROUND_DOWN);
}

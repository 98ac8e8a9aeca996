// The one rule by which trades of elsewhere, recorded or live, come into a market's ticks, lots and limits, and what it had to do for that.
import { Decimal } from 'decimal.js';

import { Side } from '#lib/contract/enums.ts';
import type { MarketListing } from '#server/engine/listings.ts';

import { largestPrint, limitsOf, sizeProblem } from './printable.ts';

/** A trade in this market's ticks and lots, within its limits. */
export type RecordedTrade = {
  readonly timeMs: number;
  readonly priceTicks: number;
  readonly quantityLots: number;
  readonly takerSide: Side;
};

/** As it was told: above zero in price and amount; any side but buy and sell follows the price. */
type ToldTrade = { readonly timeMs: number; readonly price: Decimal; readonly amount: Decimal; readonly side: string };

export type FitCounts = {
  /** Trades that were told. */
  told: number;
  /** Trades whose price or quantity was finer than the market's. */
  rounded: number;
  /** Trades that were too small to print and joined the next one. */
  joined: number;
  /** Trades that were too large and printed in parts. */
  split: number;
  /** The number that were no trades, or that no number of parts could print. */
  passedOver: number;
};

/** Parts of one trade; what would take more is taken for a mistake of who told it. */
const maxParts = 1000;

type TradeFit = {
  readonly counts: FitCounts;
  /** Counts messages that are no trades at all. */
  passOver(count?: number): void;
  /**
   * Price and quantity come to the nearest tick and lot, a half up; what a rounding took or gave is taken into account with the next
   * trade. What is too small to print joins the next trade, what is too large prints in parts: the volume stays.
   */
  take(trade: ToldTrade): RecordedTrade[];
};

const halfUp = (value: Decimal): number => value.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();

export function createTradeFit(market: MarketListing): TradeFit {
  const limits = limitsOf(market);
  const [ticksOf, lotsOf] = [market.priceDecimals, market.quantityDecimals].map((places) => new Decimal(10).pow(places));
  if (ticksOf === undefined || lotsOf === undefined) throw new Error('a market has two precisions');
  const counts: FitCounts = { told: 0, rounded: 0, joined: 0, split: 0, passedOver: 0 };
  /** Lots that have been told and not printed; below zero where a rounding printed more. */
  let carried = new Decimal(0);
  let lastTicks = 0;

  return {
    counts,
    passOver: (count = 1) => {
      counts.told += count;
      counts.passedOver += count;
    },
    take: ({ timeMs, price, amount, side }) => {
      counts.told += 1;
      const [exactTicks, exactLots] = [price.times(ticksOf), amount.times(lotsOf)];
      const priceTicks = Math.max(1, halfUp(exactTicks));
      const wanted = exactLots.plus(carried);
      let left = halfUp(wanted);
      const largest = Number.isSafeInteger(priceTicks) ? largestPrint(limits, priceTicks) : 0;
      const canPrint = sizeProblem(limits, { priceTicks, quantityLots: largest }) === null;
      if (!Number.isSafeInteger(priceTicks) || !Number.isSafeInteger(left) || (canPrint && left > largest * maxParts)) {
        counts.passedOver += 1;
        return [];
      }
      const isBuy = side === Side.buy || (side !== Side.sell && priceTicks >= lastTicks);
      lastTicks = priceTicks;
      const trades: RecordedTrade[] = [];
      while (canPrint && sizeProblem(limits, { priceTicks, quantityLots: left }) !== 'too small') {
        const quantityLots = Math.min(left, largest);
        trades.push({ timeMs, priceTicks, quantityLots, takerSide: isBuy ? Side.buy : Side.sell });
        left -= quantityLots;
      }
      carried = wanted.minus(trades.reduce((sum, { quantityLots }) => sum + quantityLots, 0));
      if (!exactTicks.isInteger() || !exactLots.isInteger()) counts.rounded += 1;
      if (trades.length === 0) counts.joined += 1;
      if (trades.length > 1) counts.split += 1;
      return trades;
    },
  };
}

/** The actions of the rule, for the log: "12,477 trades, 31 rounded to the tick and lot, …". Only what happened is named. */
export function tellFit({ told, rounded, joined, split, passedOver }: FitCounts): string {
  const count = (amount: number): string => amount.toLocaleString('en-US');
  const parts = [
    [rounded, 'rounded to the tick and lot'],
    [joined, 'too small by themselves and joined to the next'],
    [split, 'too large and printed in parts'],
    [passedOver, 'passed over'],
  ] as const;
  return [`${count(told)} told`, ...parts.filter(([amount]) => amount > 0).map(([amount, what]) => `${count(amount)} ${what}`)].join(', ');
}

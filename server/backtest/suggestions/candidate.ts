// A parameter set that is tried for a suggestion: out of the market's own range and moves, the same for the same past.
import { Decimal } from 'decimal.js';

import type { SuggestionGrade } from '#lib/contract/bots/suggestion-grade.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { MarketState } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { testedKind } from '../tested-bot.ts';
import type { WindowFacts } from './window-facts.ts';

export type Candidate = { readonly grade: SuggestionGrade; readonly bot: BotTerms };

/** The candidates of a kind of suggestions: at most nine, three of each grade. */
export type Candidates = {
  /** The types of bots that they are for. */
  readonly types: readonly StrategyType[];
  /** The days of the past that they are made out of; null: those of the window that they are tried on. */
  readonly days: number | null;
  readonly of: (market: BotMarket, facts: WindowFacts) => readonly Candidate[];
};

/** True if terms can be started at a price, which lies in their range where they have one. */
export function canStart(bot: BotTerms, market: BotMarket, price: string): boolean {
  const ticks = new Decimal(price).mul(new Decimal(10).pow(market.priceDecimals)).toNumber();
  const leg = { market, prices: { lastTicks: ticks, markTicks: ticks }, state: MarketState.online };
  if (testedKind(bot, market).check(bot, [leg]).length > 0) return false;
  return bot.kind !== 'grid' || (Number(price) >= Number(bot.terms.lowerPrice) && Number(price) <= Number(bot.terms.upperPrice));
}

/** An order of a suggestion is worth so many times the least that the market takes. */
const ordersOf = 10;

/** And so many times the smallest quantity, whose value depends on the price. */
const quantitiesOf = 2;

/** The value of an order in the quote coin, at prices up to this one in ticks. */
export function orderValue({ rules, quote }: BotMarket, highestTicks: number): Decimal {
  const coins = (units: Decimal): Decimal => units.div(new Decimal(10).pow(quote.decimals));
  const smallest = new Decimal(highestTicks).mul(rules.minQuantityLots).mul(rules.tickLotUnits);
  return Decimal.max(coins(new Decimal(String(rules.minNotionalUnits))).mul(ordersOf), coins(smallest).mul(quantitiesOf));
}

export const money = (amount: Decimal, { quote }: BotMarket): string =>
  amount.toDecimalPlaces(Math.min(quote.decimals, 8), Decimal.ROUND_UP).toFixed();

export function priceText(ticks: number, { priceDecimals }: BotMarket): string {
  return new Decimal(Math.max(1, Math.round(ticks))).div(new Decimal(10).pow(priceDecimals)).toFixed();
}

export const share = (value: number): string => new Decimal(value).toDecimalPlaces(4).toFixed();

export const isContract = ({ rules }: BotMarket): boolean => rules.contract !== undefined;

/** Contracts go the way that the past went. */
export const directionOf = (market: BotMarket, { first, last }: WindowFacts): 'long' | 'short' =>
  isContract(market) && last < first ? 'short' : 'long';

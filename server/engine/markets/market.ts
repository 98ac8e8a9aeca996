// A market of the venue: its rules, its book, and the prices that its bands are measured from.
import { MarketState } from '#lib/contract/enums.ts';
import type { Order } from '../accounts/account.ts';
import { newContract, type Contract } from '../accounts/positions/contract.ts';
import type { RiskWatch } from '../accounts/risk/risk-watch.ts';
import { OrderBook } from '../books/order-book.ts';
import type { AccountId, OrderId } from '../ids.ts';
import type { MarketRules } from './market-rules.ts';
import { PriceSource } from '../plans/trigger-terms.ts';
import { millionthsDown, millionthsUp } from '../arithmetic/millionths.ts';
import { RejectReason } from '../reject.ts';
import { BookFollowers } from '../plans/waiting/book-followers.ts';
import { Conditions } from '../plans/waiting/conditions.ts';

export type Market = {
  readonly rules: MarketRules;
  readonly book: OrderBook;
  /** The order in each slot of the book. */
  readonly resting: (Order | undefined)[];
  /** The notional limits of the rules, in quote units, as numbers: listing has seen to it that they are safe integers. */
  readonly minNotional: number;
  readonly maxNotional: number;
  lastTradeId: number;
  lastPriceTicks: number;
  /** 0 until it is set. */
  referencePriceTicks: number;
  /** Quotes of house accounts, best first per refresh. */
  readonly quotes: Map<AccountId, OrderId[]>;
  state: MarketState;
  /** The conditions that wait for a price of this market. */
  readonly conditions: Conditions;
  /** Plans whose orders follow the best prices of the book. */
  readonly followers: BookFollowers;
  /** Null: a spot market. */
  readonly contract: Contract | null;
  /** Margin wallets that this market's index price can move to a limit; made with the first. */
  watch: RiskWatch | null;
};

export function newMarket(rules: MarketRules): Market {
  return {
    rules,
    book: new OrderBook(),
    resting: [],
    minNotional: Number(rules.minNotionalUnits),
    maxNotional: Number(rules.maxNotionalUnits),
    lastTradeId: 0,
    lastPriceTicks: 0,
    referencePriceTicks: 0,
    quotes: new Map(),
    state: MarketState.online,
    conditions: new Conditions(),
    followers: new BookFollowers(),
    contract: rules.contract === undefined ? null : newContract(rules.contract, rules),
    watch: null,
  };
}

/** The price that a condition of the source watches, in ticks; 0 when there is none yet. */
export function watchedTicks(market: Market, source: PriceSource): number {
  if (source === PriceSource.last) return market.lastPriceTicks;
  if (source === PriceSource.mark) return market.contract?.markTicks ?? 0;
  return market.contract?.indexTicks ?? market.referencePriceTicks;
}

/** Why nothing can be placed or amended; null when it can. */
export function closedTo(market: Market): RejectReason | null {
  if (market.state === MarketState.online) return null;
  return market.state === MarketState.halted ? RejectReason.marketHalted : RejectReason.marketCancelOnly;
}

/** The highest price a buyer may pay, in ticks, rounded down; infinite without a band or a reference. */
export function highestBuyTicks(market: Market): number {
  const reference = market.referencePriceTicks || market.lastPriceTicks;
  if (reference === 0 || market.rules.priceBandPpm === 0) return Number.POSITIVE_INFINITY;
  return millionthsDown(reference, 1_000_000 + market.rules.priceBandPpm);
}

/** The highest price of a buy at market that begins at a price, in ticks, rounded down; without a band the price itself. */
export const atMarketTicks = ({ rules }: Market, startTicks: number): number => millionthsDown(startTicks, 1_000_000 + rules.priceBandPpm);

/** The lowest price a seller may take, in ticks, rounded up; 1 without a band or a reference. */
export function lowestSellTicks(market: Market): number {
  const reference = market.referencePriceTicks || market.lastPriceTicks;
  if (reference === 0 || market.rules.priceBandPpm === 0) return 1;
  return Math.max(1, millionthsUp(reference, Math.max(0, 1_000_000 - market.rules.priceBandPpm)));
}

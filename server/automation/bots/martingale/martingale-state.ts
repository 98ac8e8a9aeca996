// The state of a martingale: plain numbers and texts, which belong to one bot and are changed in place.
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { Side } from '#lib/contract/enums.ts';
import type { BotMarket } from '../../bot-kind.ts';
import { newOneMarketLife, type OneMarketLife } from '../life/one-market.ts';
import type { BandWait } from '../life/refusals.ts';
import { type MartingalePlan, planOf } from './martingale-plan.ts';
import { type Rsi, emptyRsi } from '#lib/order-math/indicators/rsi.ts';

/** Purposes of an order. safety: one of the ladder beyond the first; close: everything at market. */
export type Purpose = 'first' | 'safety' | 'profit' | 'close';

export type LiveOrder = {
  step: number;
  purpose: Purpose;
  /** The number in the ladder; of an exit 0. */
  order: number;
  priceTicks: number;
  /** The part that is not filled yet. */
  lots: number;
  /** The step that takes it back; 0: none does. */
  cancelStep: number;
  /** It was refused so often with more lots; left out: never. */
  readonly tries?: number;
};

/** One round, from its first order to its take profit. The price band holds back what would stand in the book, and no exit at the market. */
export type Round = BandWait & {
  /** From 1; 0 before the first one. */
  number: number;
  /** The average price of the first order; 0 until it is complete. */
  firstTicks: number;
  /** By order of the ladder; the first one's stands for itself. */
  prices: number[];
  /** By order: lots that are still to be bought (short: sold). */
  lots: number[];
  /** No order below this one in number waits to be placed. */
  nextOrder: number;
  /** The entries that are not closed: price × lots × tickLotUnits, and lots, fees not looked at. The average cost is their quotient. */
  valueUnits: number;
  costLots: number;
  /** Quote coins received less quote coins paid, with every fee in quote coins and funding. */
  cashUnits: number;
  hasTraded: boolean;
  stopTicks: number;
  profitTicks: number;
  /** The exchange has refused this order for want of funds: it and those beyond it wait until there are more. 0: none. */
  refusedOrder: number;
  /** It has been said that the funds do not cover all orders, or that what is held is too little to be sold. */
  saysUncovered: boolean;
  saysSmall: boolean;
};

type Phase =
  | 'new'
  /** For a price or an RSI. */
  | 'waiting'
  | 'funding'
  | 'opening'
  | 'holding'
  /** The profit is taken; the orders that are left are taken back. */
  | 'clearing'
  /** Takes everything back and closes at market. */
  | 'closing'
  | 'returning'
  | 'over';

export type MartingaleState = OneMarketLife & {
  terms: MartingaleTerms;
  plan: MartingalePlan;
  phase: Phase;
  round: Round;
  live: LiveOrder[];
  /**
   * The position, in lots of contracts or in base units: bought and not sold, short sold and not bought back. Of spot what is too small
   * to be sold stays in it from round to round; a short that has bought a little too much back stands below zero.
   */
  held: number;
  /** Coins of its account as its fills and transfers make them; contracts: quote alone, positions at the cost of their fees. */
  quoteUnits: number;
  baseUnits: number;
  isLastRound: boolean;
  rsi: Rsi;
  /** The side from which the start price is reached; null: not known yet. */
  startsFrom: 'above' | 'below' | null;
};

export const emptyRound = (number: number): Round => ({
  number,
  firstTicks: 0,
  prices: [],
  lots: [],
  nextOrder: 1,
  valueUnits: 0,
  costLots: 0,
  cashUnits: 0,
  hasTraded: false,
  stopTicks: 0,
  profitTicks: 0,
  refusedOrder: 0,
  saysUncovered: false,
  saysSmall: false,
});

export const createMartingale = (terms: MartingaleTerms, market: BotMarket): MartingaleState => ({
  ...newOneMarketLife(terms.sellsAtEnd),
  terms,
  plan: planOf(terms, market),
  phase: 'new',
  round: emptyRound(0),
  live: [],
  held: 0,
  quoteUnits: 0,
  baseUnits: 0,
  isLastRound: false,
  rsi: emptyRsi(),
  startsFrom: null,
});

export const isLong = ({ terms }: Pick<MartingaleState, 'terms'>): boolean => terms.direction === 'long';

export const entrySide = (state: Pick<MartingaleState, 'terms'>): Side => (isLong(state) ? Side.buy : Side.sell);
export const exitSide = (state: Pick<MartingaleState, 'terms'>): Side => (isLong(state) ? Side.sell : Side.buy);

// The state of a CTA bot: plain numbers and texts, which belong to one bot and are changed in place.
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import type { Side } from '#lib/contract/enums.ts';
import { ROUND_DOWN, ROUND_HALF_UP } from '#lib/order-math/amounts/amount.ts';
import { type CtaMemory, emptyMemory } from '#lib/order-math/bots/cta/cta-reading.ts';
import type { BotMarket } from '../../bot-kind.ts';
import { newOneMarketLife, type OneMarketLife } from '../life/one-market.ts';
import { rateScale, scaled } from '../whole-terms.ts';

export type CtaSide = 'long' | 'short' | 'flat';

/** It has one order at a time, at market. `tries`: it was refused so often with more lots; left out: never. */
type CtaOrder = { step: number; isEntry: boolean; side: Side; lots: number; readonly tries?: number };

/** A trade, from the first fill of an entry until all of it is closed. */
type CtaTrade = {
  side: CtaSide;
  /** The entries that are not closed: their value in quote units, and lots; their quotient is the average price. */
  valueUnits: number;
  costLots: number;
  /** Quote coins received less quote coins paid, with every fee in quote coins and funding. */
  cashUnits: number;
  stopTicks: number;
  targetTicks: number;
};

type Phase = 'new' | 'funding' | 'running' | 'closing' | 'returning' | 'over';

export type CtaState = OneMarketLife & {
  terms: CtaTerms;
  /** In units of the quote coin. */
  investment: number;
  phase: Phase;
  memory: CtaMemory;
  /** The open time of the last candle that was taken in; null: none was. */
  lastOpenMs: number | null;
  /** It has said what it watches, or how many candles it lacks. */
  saysWatching: boolean;
  saysWarmUp: boolean;
  /** The side on which it should be: what the last signal says, unless an exit has come since. */
  target: CtaSide;
  trade: CtaTrade;
  order: CtaOrder | null;
  /** The position, in lots of contracts or in base units. Of spot what is too small to be sold stays in it. */
  held: number;
  /** Coins of its account as its fills and transfers make them; contracts: positions at the cost of their fees. */
  quoteUnits: number;
};

export const noTrade = (): CtaTrade => ({ side: 'flat', valueUnits: 0, costLots: 0, cashUnits: 0, stopTicks: 0, targetTicks: 0 });

/** To the nearest; null: 0, which is none. */
export const scaledRate = (rate: string | null): number => scaled(rate, rateScale, ROUND_HALF_UP);

export const createCta = (terms: CtaTerms, { quote }: BotMarket): CtaState => ({
  ...newOneMarketLife(terms.sellsAtEnd),
  terms,
  investment: scaled(terms.investment, 10 ** quote.decimals, ROUND_DOWN),
  phase: 'new',
  memory: emptyMemory(),
  lastOpenMs: null,
  saysWatching: false,
  saysWarmUp: false,
  target: 'flat',
  trade: noTrade(),
  order: null,
  held: 0,
  quoteUnits: 0,
});

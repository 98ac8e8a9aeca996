// A grid would do this if it were started: its levels and orders, what it buys first, what a pair earns, and what is wrong with its terms.
import type { GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { Amount, writeAmount } from '../amounts/amount.ts';
import { type Filled, gridLiquidationPrice } from './grid-liquidation.ts';
import type { FeeRates, GridMarket, GridPrices } from './grid-market.ts';
import { type GridPlan, planGrid } from './grid-plan.ts';
import { gridProblems } from './grid-problems.ts';
import { profitRange, sellableOf } from './grid-profit.ts';
import { type GridProblem, type GridReading, readGrid } from './grid-reading.ts';

type PreviewLevel = {
  readonly price: string;
  /** Null: no order stands there at first. */
  readonly side: 'buy' | 'sell' | null;
  /** '0' where no order stands. */
  readonly quantity: string;
};

export type GridPreview = {
  /** Ascending. Empty when the problems leave nothing to plan. */
  readonly levels: readonly PreviewLevel[];
  /** The quantity of a buy (short on spot: of a sell); of an infinity grid that of the lowest buy. */
  readonly quantity: string;
  /** Bought or sold at the market at the start. */
  readonly openingSide: 'buy' | 'sell' | null;
  readonly openingQuantity: string;
  /** The least that has to be put in. */
  readonly minimumBase: string;
  readonly minimumQuote: string;
  /** Shares, net of both fees; null without levels. */
  readonly profitFrom: string | null;
  readonly profitTo: string | null;
  /** Contracts, when all orders of a side have been filled; null where there is no such side or price. */
  readonly liquidationLong: string | null;
  readonly liquidationShort: string | null;
  readonly problems: readonly GridProblem[];
};

const nothing: GridPreview = {
  levels: [],
  quantity: '0',
  openingSide: null,
  openingQuantity: '0',
  minimumBase: '0',
  minimumQuote: '0',
  profitFrom: null,
  profitTo: null,
  liquidationLong: null,
  liquidationShort: null,
  problems: [],
};

type Scale = { readonly price: (ticks: number) => Amount; readonly quantity: (lots: number) => Amount };

const scaleOf = (market: GridMarket): Scale => ({
  price: (ticks) => new Amount(10).pow(-market.pricePlace).times(ticks),
  quantity: (lots) => new Amount(10).pow(-market.volumePlace).times(lots),
});

/** The orders that stand at first. A side that has nothing to trade yet is left out: coins that no position was opened for. */
function previewLevels(terms: GridTerms, { market, rates, reading, plan }: Planned): PreviewLevel[] {
  const { price, quantity } = scaleOf(market);
  const waits = market.contract !== null && !terms.opensPosition;
  const levels: PreviewLevel[] = reading.levels.map((ticks) => ({ price: writeAmount(price(ticks)), side: null, quantity: '0' }));
  for (const [cell, lots] of plan.lots.entries()) {
    const side = cell < plan.empty ? 'buy' : 'sell';
    if (waits && (side === 'sell' ? terms.direction === 'long' : terms.direction === 'short')) continue;
    const level = side === 'buy' ? cell : cell + 1;
    const bought = side === 'sell' && market.contract === null && !plan.ownsBase;
    const size = bought ? sellableOf(quantity(lots), new Amount(rates.taker), market.volumePlace) : quantity(lots);
    levels[level] = { price: writeAmount(price(reading.levels[level] ?? 0)), side, quantity: writeAmount(size) };
  }
  return levels;
}

type Planned = { readonly market: GridMarket; readonly rates: FeeRates; readonly reading: GridReading; readonly plan: GridPlan };

/** One side would hold this at the worst: what it opened at the start, and every order that adds to it. */
function worstOf(side: 'long' | 'short', terms: GridTerms, { market, reading, plan }: Planned): Filled[] {
  if (terms.direction !== 'neutral' && terms.direction !== side) return [];
  const { price, quantity } = scaleOf(market);
  return plan.lots.flatMap((lots, cell) => {
    const adds = side === 'long' ? cell < plan.empty : cell >= plan.empty;
    const ticks = reading.levels[side === 'long' ? cell : cell + 1] ?? 0;
    if (adds) return [{ price: price(ticks), size: quantity(lots) }];
    if (terms.direction === 'neutral') return [];
    return [{ price: price(terms.opensPosition ? reading.priceTicks : ticks), size: quantity(lots) }];
  });
}

const liquidationOf = (side: 'long' | 'short', terms: GridTerms, planned: Planned): string | null =>
  planned.market.contract === null
    ? null
    : gridLiquidationPrice({
        side,
        filled: worstOf(side, terms, planned),
        margin: writeAmount(planned.reading.quote),
        tiers: planned.market.contract.tiers,
        takerFeeRate: planned.rates.taker,
      });

/** The form, the preview call and the check before a start all read this one. Pure. */
export function gridPreview(terms: GridTerms, market: GridMarket, prices: GridPrices, rates: FeeRates): GridPreview {
  const reading = readGrid(terms, market, prices);
  if ('field' in reading) return { ...nothing, problems: [reading] };
  const plan = planGrid({
    direction: terms.direction,
    levels: reading.levels,
    priceTicks: reading.priceTicks,
    isInfinity: terms.upperPrice === null,
    opensPosition: terms.opensPosition,
    base: reading.base,
    quote: reading.quote,
    leverage: Math.max(1, terms.leverage),
    market,
    feeRates: rates,
  });
  const planned = { market, rates, reading, plan };
  const { quantity } = scaleOf(market);
  const profit = profitRange(reading.levels, new Amount(rates.maker), market.contract === null);
  return {
    levels: previewLevels(terms, planned),
    quantity: writeAmount(quantity(plan.lots[0] ?? 0)),
    openingSide: plan.openingLots === 0 ? null : plan.openingLots > 0 ? 'buy' : 'sell',
    openingQuantity: writeAmount(quantity(Math.abs(plan.openingLots))),
    minimumBase: writeAmount(plan.minimum.base),
    minimumQuote: writeAmount(plan.minimum.quote),
    profitFrom: profit?.from ?? null,
    profitTo: profit?.to ?? null,
    liquidationLong: liquidationOf('long', terms, planned),
    liquidationShort: liquidationOf('short', terms, planned),
    problems: gridProblems({ terms, market, feeRates: rates, reading, plan }),
  };
}

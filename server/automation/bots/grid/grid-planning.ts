// The plan of a grid at the price of the moment: at its start, and again when its range, its money or its position has changed.
import { Amount } from '#lib/order-math/amounts/amount.ts';
import { type GridPlan, planGrid } from '#lib/order-math/bots/grid-plan.ts';
import { readGrid } from '#lib/order-math/bots/grid-reading.ts';

import { type GridContext, isContract, valueOf } from './grid-context.ts';
import { coinsOf, feeRates, gridMarket, gridPrices } from './grid-market.ts';
import { at, type PlannedGrid } from './grid-state.ts';

/** A plan, and what has to be traded at the market for it: above zero bought. */
export type Planning = { readonly planned: PlannedGrid; readonly tradeLots: number };

type Funds = { readonly base: Amount; readonly quote: Amount };

function planWith(
  { state, market, prices }: GridContext,
  funds: Funds,
): { readonly levels: readonly number[]; readonly plan: GridPlan } | null {
  const { terms } = state;
  const place = gridMarket(market);
  const reading = readGrid({ ...terms, triggerPrice: null }, place, gridPrices(market, prices));
  if ('field' in reading) return null;
  const { levels, priceTicks } = reading;
  const plan = planGrid({
    direction: terms.direction,
    levels,
    priceTicks,
    isInfinity: terms.upperPrice === null,
    opensPosition: terms.opensPosition,
    ...funds,
    leverage: terms.leverage,
    market: place,
    feeRates: feeRates(market),
  });
  return { levels, plan };
}

/** With what has come into its account. Null: the price has left what the terms allow. */
export function planStart(context: GridContext): Planning | null {
  const { state, market } = context;
  const base = isContract(market) ? new Amount(0) : coinsOf(state.baseUnits, market.base.decimals);
  const found = planWith(context, { base, quote: coinsOf(state.quoteUnits, market.quote.decimals) });
  if (found === null) return null;
  const { levels, plan } = found;
  const { lots, empty, ownsBase, openingLots } = plan;
  return { planned: { levels, lots, empty, ownsBase }, tradeLots: openingLots };
}

/** Everything that it has, in one coin: in the quote coin, of a short grid of spot in the base coin. */
function worth({ state, market, prices }: GridContext): Funds {
  const none = new Amount(0);
  const price = coinsOf(prices.lastTicks, market.priceDecimals);
  const quote = coinsOf(state.quoteUnits, market.quote.decimals);
  if (isContract(market)) {
    const held = coinsOf(valueOf(market, prices.markTicks, state.positionLots), market.quote.decimals);
    return { base: none, quote: Amount.max(0, quote.plus(held)) };
  }
  const base = coinsOf(state.baseUnits, market.base.decimals);
  if (state.terms.direction === 'short') return { base: base.plus(quote.dividedBy(price)), quote: none };
  return { base: none, quote: quote.plus(base.times(price)) };
}

/**
 * The quantity stays as it was while the money covers it and no more than a fifth lies idle, so that orders can stay in the book. A
 * plan keeps a twentieth free for its trade at the market, which is what a kept quantity may use.
 */
function keptLots(planned: readonly number[], before: readonly number[]): number {
  const [next, old] = [at(planned, 0), at(before, 0)];
  const isUniform = planned.every((lots) => lots === next) && before.every((lots) => lots === old);
  return isUniform && old > 0 && old * 100 <= next * 104 && old * 100 >= next * 80 ? old : 0;
}

/** The lots that a buy at the market leaves after its fee. */
const afterFee = (lots: number, feePpm: number): number => Math.floor((lots * (1_000_000 - feePpm)) / 1_000_000);

/** The lots that the sells of a spot grid need beside what is held; below 0: those held beyond them. */
function missingCoins({ state, market }: GridContext, needed: number): number {
  const { lotUnits, takerFeePpm } = market.rules;
  const held = Math.floor(state.baseUnits / lotUnits);
  const net = afterFee(needed, takerFeePpm);
  if (held < net) return Math.ceil(((net - held) * 1_000_000) / (1_000_000 - takerFeePpm));
  return held > needed ? needed - held : 0;
}

/** With what it holds now. Null: the price has left what the terms allow. */
export function planAgain(context: GridContext): Planning | null {
  const { state, market } = context;
  const funds = worth(context);
  const found = planWith(context, funds);
  if (found === null) return null;
  const { levels, plan } = found;
  const kept = keptLots(plan.lots, state.lots);
  const planned = { levels, lots: kept === 0 ? plan.lots : plan.lots.map(() => kept), empty: plan.empty, ownsBase: false };
  const cells = plan.lots.length;
  const opening = kept === 0 ? plan.openingLots : kept * (state.terms.direction === 'short' ? -plan.empty : cells - plan.empty);
  if (isContract(market)) {
    const { direction, opensPosition } = state.terms;
    if (direction === 'neutral') return { planned, tradeLots: -state.positionLots };
    return { planned, tradeLots: opensPosition ? opening - state.positionLots : 0 };
  }
  if (state.terms.direction === 'long') return { planned, tradeLots: missingCoins(context, opening) };
  const coins = at(planned.lots, 0) * (cells - plan.empty);
  const all = funds.base.times(new Amount(10).pow(market.quantityDecimals)).floor().toNumber();
  return { planned, tradeLots: missingCoins(context, Math.max(coins, all + opening)) };
}

// The grid as a kind of bot: of spot and of contracts, long, short and neutral, moving, wide (moon) and without a top (infinity).
import type { GridEdit, GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { Amount } from '#lib/order-math/amounts/amount.ts';
import { gridPreview } from '#lib/order-math/bots/grid-preview.ts';
import { parseDecimal } from '#server/engine/units.ts';

import type { BotKind, BotMarket, BotPrices, TermsProblem } from '../../bot-kind.ts';
import { decideGrid } from './grid-decide.ts';
import { exitsOf } from './grid-exits.ts';
import { gridFigures } from './grid-figures.ts';
import { feeRates, gridMarket, gridPrices } from './grid-market.ts';
import { editedTerms } from './grid-owner.ts';
import { emptyGrid, type GridState } from './grid-state.ts';

/** Amounts with more decimals than their coin has. */
function tooFine(terms: GridTerms, { base, quote }: BotMarket): TermsProblem[] {
  const check = (field: 'baseInvestment' | 'quoteInvestment', decimals: number): TermsProblem[] =>
    parseDecimal(terms[field], decimals) === null
      ? [{ field, code: 'invalidField', params: { field, reason: `has more than ${decimals} decimals` } }]
      : [];
  return [...check('baseInvestment', base.decimals), ...check('quoteInvestment', quote.decimals)];
}

const check = (terms: GridTerms, market: BotMarket, prices: BotPrices): readonly TermsProblem[] => [
  ...gridPreview(terms, gridMarket(market), gridPrices(market, prices), feeRates(market)).problems,
  ...tooFine(terms, market),
];

/**
 * A change is looked at as if the grid were started now: without its trigger, and with what was put in all in the coin that it is
 * sized by, since its coins have been traded meanwhile.
 */
function checkEdit(terms: GridTerms, edit: GridEdit, market: BotMarket, prices: BotPrices): readonly TermsProblem[] {
  const isInfinity = terms.upperPrice === null;
  if (edit.upperPrice !== undefined && (edit.upperPrice === null) !== isInfinity)
    return [{ field: 'upperPrice', code: 'invalidField', params: { field: 'upperPrice', reason: 'cannot be added or taken away' } }];
  const price = new Amount(prices.lastTicks).times(new Amount(10).pow(-market.priceDecimals));
  const [base, quote] = [new Amount(terms.baseInvestment), new Amount(terms.quoteInvestment)];
  const funds =
    market.rules.contract !== undefined || price.isZero()
      ? {}
      : terms.direction === 'short'
        ? { baseInvestment: base.plus(quote.dividedBy(price)).toFixed(market.base.decimals), quoteInvestment: '0' }
        : { baseInvestment: '0', quoteInvestment: quote.plus(base.times(price)).toFixed(market.quote.decimals) };
  return check({ ...editedTerms(terms, edit), triggerPrice: null, ...funds }, market, prices);
}

export const gridKind: BotKind<GridTerms, GridEdit, GridState> = {
  version: 1,
  check,
  checkEdit,
  create: (terms, market) => emptyGrid(terms, exitsOf(terms, market)),
  decide: decideGrid,
  figures: gridFigures,
};

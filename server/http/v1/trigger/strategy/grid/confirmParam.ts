// Works out what a grid would do.
import { Decimal } from 'decimal.js';

import { previewGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/confirmParam.ts';
import { gridFieldOf, toGridTerms } from '#lib/contract/wire/bots/grid-fields.ts';
import { previewedMarket } from '#server/answers/bots/previewed-market.ts';
import { toProblem } from '#server/answers/bots/to-problem.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { previewOfGrid } from '#server/services/bots/grid/preview-of-grid.ts';

const Exact = Decimal.clone({ precision: 60 });

export const servePreviewGrid = serveUser(previewGrid, ['listings', 'projections'], (request, _session, rooms) => {
  const previewed = previewedMarket(request, rooms);
  if (previewed instanceof Refusal) return previewed;
  const { lastPrice: price } = previewed;
  const preview = previewOfGrid(toGridTerms(request), previewed);
  const isPlanned = preview.levels.length > 0;
  const opens = preview.openingSide !== null;
  return {
    problems: preview.problems.map((problem) => toProblem(problem, gridFieldOf)),
    price,
    levels: preview.levels.map((level) => ({ price: level.price, side: level.side, count: level.quantity })),
    countPerGrid: isPlanned ? preview.quantity : null,
    initialSide: preview.openingSide,
    initialCount: opens ? preview.openingQuantity : null,
    initialAmount: opens && price !== null ? new Exact(preview.openingQuantity).times(price).toFixed() : null,
    minBaseInvestment: isPlanned ? preview.minimumBase : null,
    minQuoteInvestment: isPlanned ? preview.minimumQuote : null,
    lowestProfitRate: preview.profitFrom,
    highestProfitRate: preview.profitTo,
    lowerLiquidationPrice: preview.liquidationLong,
    upperLiquidationPrice: preview.liquidationShort,
  };
});

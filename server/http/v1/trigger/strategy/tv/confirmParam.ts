// Works out what the entries of a signal bot would come to.
import { previewTv } from '#lib/contract/calls/v1/trigger/strategy/tv/confirmParam.ts';
import { signalFieldOf, sizeProblem, toSignalTerms } from '#lib/contract/wire/bots/signal-fields.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { findBotMarkets } from '#server/answers/bots/find-bot-markets.ts';
import { previewOfListing } from '#server/answers/bots/previewed-market.ts';
import { toProblem } from '#server/answers/bots/to-problem.ts';
import { Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { previewOfSignal } from '#server/services/bots/signal/preview-of-signal.ts';

export const servePreviewTv = serveUser(previewTv, ['listings', 'projections'], (request, _session, { listings, projections }) => {
  const problem = sizeProblem(request);
  if (problem !== null) return refuseField('amount', problem);
  const markets = findBotMarkets(listings, request);
  if (markets instanceof Refusal) return markets;
  const symbols = new Map(markets.map((market) => [market.symbol, isContract(market) ? market.symbol : symbolIdOf(market.symbol)]));
  const preview = previewOfSignal(
    toSignalTerms(request),
    markets.map((market) => ({ symbol: market.symbol, ...previewOfListing(market, { projections }) })),
  );
  return {
    problems: preview.problems.map((one) => toProblem(one, signalFieldOf)),
    entries: preview.entries.map(({ symbol, price, quantity, value, margin }) => ({
      symbolId: symbols.get(symbol) ?? symbol,
      price,
      count: quantity,
      amount: value,
      margin,
    })),
  };
});

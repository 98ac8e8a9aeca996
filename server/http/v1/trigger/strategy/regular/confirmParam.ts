// Works out the rounds of an auto-invest.
import { previewRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/confirmParam.ts';
import { regularFieldOf, toRegularTerms } from '#lib/contract/wire/bots/regular-fields.ts';
import { findRegularMarkets } from '#server/http/bots/find-regular-markets.ts';
import { previewOfListing } from '#server/http/bots/previewed-market.ts';
import { toProblem } from '#server/http/bots/to-problem.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { previewOfRegular } from '#server/services/bots/previews/preview-of-regular.ts';

export const servePreviewRegular = serveUser(previewRegular, ['listings', 'projections', 'now'], (request, _session, rooms) => {
  const markets = findRegularMarkets(rooms.listings, request);
  if (markets instanceof Refusal) return markets;
  const previewed = markets.map((market) => previewOfListing(market, rooms));
  const { problems, rounds, coins, fullAmount } = previewOfRegular(toRegularTerms(request), previewed, rooms.now());
  return {
    problems: problems.map((problem) => toProblem(problem, regularFieldOf)),
    rounds: [...rounds],
    coins: coins.map(({ coin, amount, quantity: count, everyRounds }) => ({ coin, amount, count, everyRounds })),
    fullAmount,
  };
});

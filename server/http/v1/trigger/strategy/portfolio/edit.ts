// Changes a smart portfolio that runs. Coins that are new bring their markets with them.
import type { PortfolioCoin } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { editPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/edit.ts';
import { modeProblem, toPortfolioEdit } from '#lib/contract/wire/bots/portfolio-fields.ts';
import { findPortfolio } from '#server/answers/bots/portfolio/find-portfolio.ts';
import { inCapitals, portfolioMarkets } from '#server/answers/bots/portfolio/portfolio-markets.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { OwnedBot } from '#server/services/bots/bots.ts';

/** All markets that it has from then on. A coin without one stays for the check of the terms to be refused. */
function marketsWith({ marketIds }: OwnedBot, coins: readonly PortfolioCoin[], listings: Listings): number[] {
  const named = portfolioMarkets(listings, coins).map(({ marketId }) => marketId);
  return [...marketIds, ...named.filter((marketId) => !marketIds.includes(marketId))];
}

export const serveEditPortfolio = serveUser(editPortfolio, ['bots', 'newReference', 'listings', 'now'], (request, session, rooms) => {
  const wrong = modeProblem(request);
  if (wrong !== null) return refuseField(wrong.field, wrong.reason);
  const found = findPortfolio(rooms, session, request.strategyId);
  if (found instanceof Refusal) return found;
  const { coins: asked, ...others } = request;
  const coins = asked === undefined ? null : inCapitals(asked);
  const edit = toPortfolioEdit({ ...others, ...(coins === null ? {} : { coins }) });
  return tellBot(request, session, rooms, {
    action: 'edit',
    edit: { kind: 'portfolio', edit },
    ...(coins === null ? {} : { marketIds: marketsWith(found.bot, coins, rooms.listings) }),
  });
});

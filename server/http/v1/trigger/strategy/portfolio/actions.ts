// Lists what a smart portfolio has done, one row for each coin of each action.
import { getPortfolioActions } from '#lib/contract/calls/v1/trigger/strategy/portfolio/actions.ts';
import { findPortfolio } from '#server/answers/bots/portfolio/find-portfolio.ts';
import { portfolioRowCodes, toPortfolioRow } from '#server/answers/bots/portfolio/to-portfolio-row.ts';
import { pageEnd, usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePortfolioActions = serveUser(
  getPortfolioActions,
  ['bots'],
  async ({ strategyId, idLessThan, pageSize: limit = usualPage }, session, rooms) => {
    const found = findPortfolio(rooms, session, strategyId);
    if (found instanceof Refusal) return found;
    const before = idLessThan === undefined ? null : Number.parseInt(idLessThan, 10);
    const list = await rooms.bots.decisions(found.bot, { before, limit, codes: portfolioRowCodes });
    return { list: list.map(toPortfolioRow), nextId: pageEnd(list, limit, ({ id }) => id) };
  },
);

// Lists what a smart portfolio has done, one row for each coin of each action.
import { getPortfolioActions } from '#lib/contract/calls/v1/trigger/strategy/portfolio/actions.ts';
import { findPortfolio } from '#server/http/bots/portfolio/find-portfolio.ts';
import { portfolioRowCodes, toPortfolioRow } from '#server/http/bots/portfolio/to-portfolio-row.ts';
import { pageEnd, usualPage } from '#server/http/serving/paging.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
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

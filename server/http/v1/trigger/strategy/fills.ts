// Lists what a bot has traded.
import { getStrategyFills } from '#lib/contract/calls/v1/trigger/strategy/fills.ts';
import { findBot } from '#server/answers/bots/find-bot.ts';
import { pageEnd, usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveStrategyFills = serveUser(
  getStrategyFills,
  ['bots', 'client', 'listings', 'projections'],
  async (request, session, { bots, client, listings, projections }) => {
    const { strategyId, startTime: fromMs, endTime: toMs, idLessThan: before, pageSize: limit = usualPage } = request;
    const bot = findBot({ bots }, session, strategyId);
    if (bot instanceof Refusal) return bot;
    await projections.caughtUp(client.status().sequence);
    // Everything in its account is its own; one of a single market is found faster by it.
    const symbol = bot.marketIds.length === 1 ? listings.market(bot.marketId).symbol : undefined;
    const list = await projections.fills.list(bot.strategyId, { symbol, fromMs, toMs, before, limit });
    return { list: [...list], nextId: pageEnd(list, limit, (fill) => fill.fillId) };
  },
);

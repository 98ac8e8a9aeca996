// Changes what a copy does in one market.
import { updateTrackingPlan } from '#lib/contract/calls/v1/trigger/tracking/updateTrackingPlan.ts';
import { findBot } from '#server/answers/bots/find-bot.ts';
import { findBotMarket } from '#server/answers/bots/find-bot-market.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { copyTermsOf, editOfMarket } from '#server/answers/tracking/copy-edits.ts';

export const serveUpdateTrackingPlan = serveUser(
  updateTrackingPlan,
  ['bots', 'newReference', 'listings', 'now'],
  async (request, session, rooms) => {
    const copy = findBot(rooms, session, request.strategyId);
    if (copy instanceof Refusal) return copy;
    const terms = copyTermsOf(copy);
    if (terms === null) return refuse('strategyState');
    const market = findBotMarket(rooms.listings, { strategyType: copy.strategyType, symbolId: request.symbolId });
    if (market instanceof Refusal) return market;
    const edit = editOfMarket(terms, market.symbol, request);
    return tellBot(request, session, rooms, { action: 'edit', edit: { kind: 'copy', edit } });
  },
);

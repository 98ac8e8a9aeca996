// Lists the user's closed positions with their notes and tags.
import { getTradeJournal } from '#lib/contract/calls/v1/assets/journal/list.ts';
import { contractScopeOf } from '#server/answers/contracts/contract-scope.ts';
import { usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveTradeJournal = serveUser(
  getTradeJournal,
  ['client', 'listings', 'projections', 'tradeJournal'],
  async (request, { accountId }, { client, listings, projections, tradeJournal }) => {
    const { tag, startTime: fromMs, endTime: toMs, idLessThan: before, pageSize: limit = usualPage } = request;
    const scope = contractScopeOf(listings, request);
    if (scope instanceof Refusal) return scope;
    await projections.caughtUp(client.status().sequence);
    const { list, nextId } = await tradeJournal.list(accountId, { ...scope, tag, fromMs, toMs, before, limit });
    return { list: [...list], nextId };
  },
);

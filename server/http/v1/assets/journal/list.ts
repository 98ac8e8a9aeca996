// Lists the user's closed positions and spot sales with their notes and tags.
import { getTradeJournal } from '#lib/contract/calls/v1/assets/journal/list.ts';
import { usualPage } from '#server/answers/lists/paging.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { journalScopeOf } from '#server/answers/wallets/journal-scope.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveTradeJournal = serveUser(
  getTradeJournal,
  ['client', 'listings', 'projections', 'tradeJournal'],
  async (request, { accountId }, { client, listings, projections, tradeJournal }) => {
    const { tag, result, startTime: fromMs, endTime: toMs, idLessThan: before, pageSize: limit = usualPage } = request;
    const scope = journalScopeOf(listings, request);
    if (scope instanceof Refusal) return scope;
    await projections.caughtUp(client.status().sequence);
    const { list, nextId } = await tradeJournal.list(accountId, { ...scope, tag, result, fromMs, toMs, before, limit });
    return { list: [...list], nextId };
  },
);

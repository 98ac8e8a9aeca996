// Tells what the user's closed positions came to.
import { getJournalFigures } from '#lib/contract/calls/v1/assets/journal/figures.ts';
import { contractScopeOf } from '#server/answers/contracts/contract-scope.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveJournalFigures = serveUser(
  getJournalFigures,
  ['client', 'listings', 'projections', 'tradeJournal'],
  async (request, { accountId }, { client, listings, projections, tradeJournal }) => {
    const { tag, startTime: fromMs, endTime: toMs } = request;
    const scope = contractScopeOf(listings, request);
    if (scope instanceof Refusal) return scope;
    await projections.caughtUp(client.status().sequence);
    return tradeJournal.figures(accountId, { ...scope, tag, fromMs, toMs });
  },
);

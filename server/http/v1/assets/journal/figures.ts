// Tells what the user's closed positions and spot sales came to.
import { getJournalFigures } from '#lib/contract/calls/v1/assets/journal/figures.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { journalScopeOf } from '#server/answers/wallets/journal-scope.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveJournalFigures = serveUser(
  getJournalFigures,
  ['client', 'listings', 'projections', 'tradeJournal'],
  async (request, { accountId }, { client, listings, projections, tradeJournal }) => {
    const { tag, result, startTime: fromMs, endTime: toMs } = request;
    const scope = journalScopeOf(listings, request);
    if (scope instanceof Refusal) return scope;
    await projections.caughtUp(client.status().sequence);
    return tradeJournal.figures(accountId, { ...scope, tag, result, fromMs, toMs });
  },
);

// Keeps the user's note and tags of a closed position.
import { keepTradeNote } from '#lib/contract/calls/v1/assets/journal/note.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveKeepTradeNote = serveUser(
  keepTradeNote,
  ['client', 'projections', 'tradeJournal'],
  async ({ roundId, note, tags }, { accountId }, { client, projections, tradeJournal }) => {
    await projections.caughtUp(client.status().sequence);
    return (await tradeJournal.keep(accountId, BigInt(roundId), { note, tags })) ? { note, tags } : refuse('unknownTrade');
  },
);

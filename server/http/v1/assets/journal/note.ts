// Keeps the user's note and tags of a closed position or a spot sale.
import { keepTradeNote } from '#lib/contract/calls/v1/assets/journal/note.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveKeepTradeNote = serveUser(
  keepTradeNote,
  ['client', 'projections', 'tradeJournal'],
  async ({ roundId, orderId, note, tags }, { accountId }, { client, projections, tradeJournal }) => {
    await projections.caughtUp(client.status().sequence);
    const words = { note, tags };
    const kept =
      orderId === undefined
        ? await tradeJournal.keep(accountId, BigInt(roundId ?? -1), words)
        : await tradeJournal.keepOfSale(accountId, Number(orderId), words);
    return kept ? words : refuse('unknownTrade');
  },
);

// Lists what the user has converted.
import { getConversions } from '#lib/contract/calls/v1/spot/convert/record.ts';
import { toConversion } from '#server/answers/wallets/convert-words.ts';
import { usualPage } from '#server/answers/lists/paging.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveConversions = serveUser(
  getConversions,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const { coin, startTime: fromMs, endTime: toMs, idLessThan: before, pageSize: limit = usualPage } = request;
    const asset = coin === undefined ? undefined : listings.assetOf(coin);
    if (coin !== undefined && asset === undefined) return refuse('unknownCoin', { coin });
    await projections.caughtUp(client.status().sequence);
    const { list, nextId } = await projections.conversions.list(accountId, { assetId: asset?.assetId, fromMs, toMs, before, limit });
    return { list: list.map((row) => toConversion(row, listings)), nextId };
  },
);

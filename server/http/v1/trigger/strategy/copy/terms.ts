// Tells the terms on which a leader is followed.
import { getLeaderTerms } from '#lib/contract/calls/v1/trigger/strategy/copy/terms.ts';
import { placeOf } from '#server/http/bots/copy/place-of.ts';
import { refuse } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveLeaderTerms = serveUser(getLeaderTerms, ['leaders', 'automation'], async (request, { accountId }, rooms) => {
  const place = await placeOf(request, accountId, rooms);
  return place === null ? refuse('unknownLeader') : { profitShare: place.sharePercent, isFull: place.isFull };
});

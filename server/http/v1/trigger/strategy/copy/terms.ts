// Tells the terms on which a leader is followed.
import { getLeaderTerms } from '#lib/contract/calls/v1/trigger/strategy/copy/terms.ts';
import { placeOf } from '#server/http/bots/copy/place-of.ts';
import { toNextShare } from '#server/http/leaders/to-own-line.ts';
import { refuse } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveLeaderTerms = serveUser(getLeaderTerms, ['leaders', 'automation'], async (request, { accountId, userId }, rooms) => {
  const place = await placeOf(request, accountId, rooms);
  if (place === null) return refuse('unknownLeader');
  const { follows, isFull } = place;
  const isWaiting = await rooms.leaders.isWaiting(userId, follows.leaderId, follows.line);
  return { profitShare: follows.sharePercent, isFull, isWaiting, nextShare: toNextShare(place) };
});

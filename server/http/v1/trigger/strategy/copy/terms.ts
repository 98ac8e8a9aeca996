// Tells the terms on which a leader is followed.
import { getLeaderTerms } from '#lib/contract/calls/v1/trigger/strategy/copy/terms.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { placeOf } from '#server/answers/bots/copy/place-of.ts';
import { toNextShare } from '#server/answers/leaders/to-own-line.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveLeaderTerms = serveUser(
  getLeaderTerms,
  ['leaders', 'automation', 'bots', 'leadCoinOf'],
  async (request, { accountId, userId }, rooms) => {
    const place = await placeOf(request, accountId, rooms);
    if (place === null) return refuse('unknownLeader');
    const { follows, isFull } = place;
    const { leaderId, line, sharePercent } = follows;
    const isWaiting = await rooms.leaders.isWaiting(userId, leaderId, line);
    const { assetId, decimals } = rooms.leadCoinOf(line);
    const carried = rooms.bots.carriedLoss(accountId, { copyOf: leaderId, strategyType: request.strategyType, toldAssetId: assetId });
    return { profitShare: sharePercent, carriedLoss: formatDecimal(carried, decimals), isFull, isWaiting, nextShare: toNextShare(place) };
  },
);

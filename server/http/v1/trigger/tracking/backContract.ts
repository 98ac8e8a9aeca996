// Turns a leader's own position around.
import { reverseTrackedPosition } from '#lib/contract/calls/v1/trigger/tracking/backContract.ts';
import { reverseNamedPosition } from '#server/answers/contracts/reverse-position.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveReverseTrackedPosition = serveUser(
  reverseTrackedPosition,
  ['listings', 'client', 'projections'],
  async (request, { accountId }, visit) => {
    const leader = await visit.client.leaderOf(accountId);
    if (leader === null || !leader.lines.includes('futures')) return refuse('unknownLeader');
    return reverseNamedPosition(request, accountId, visit);
  },
);

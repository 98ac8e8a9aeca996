// Closes everything that one copy holds.
import { closeAllTrackingOrdersV1 } from '#lib/contract/calls/v1/trigger/tracking/closeALLTrackingOrderV1.ts';
import { findBotOfKind } from '#server/answers/bots/find-bot.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { heldByCopy } from '#server/answers/tracking/held-by-copy.ts';
import { tellCopy } from '#server/answers/tracking/tell-copies.ts';

export const serveCloseAllTrackingOrdersV1 = serveUser(
  closeAllTrackingOrdersV1,
  ['bots', 'newReference', 'listings', 'now'],
  (request, session, rooms) => {
    const copy = findBotOfKind(rooms, session, request.strategyId, 'copy');
    if (copy instanceof Refusal) return copy;
    if (heldByCopy(copy).length === 0) return refuse('noPosition');
    return tellCopy(request, session, rooms, { action: 'close', symbol: null });
  },
);

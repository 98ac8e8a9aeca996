// Lets a copy end with what it holds.
import { endCopyWithLeader } from '#lib/contract/calls/v1/trigger/strategy/copy/lastRound.ts';
import { findBotOfKind } from '#server/answers/bots/find-bot.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveEndCopyWithLeader = serveUser(
  endCopyWithLeader,
  ['bots', 'newReference', 'listings', 'now'],
  (request, session, rooms) => {
    const copy = findBotOfKind(rooms, session, request.strategyId, 'copy');
    return copy instanceof Refusal ? copy : tellBot(request, session, rooms, { action: 'last-round' });
  },
);

// Lets a martingale end with its round.
import { endAfterRound } from '#lib/contract/calls/v1/trigger/strategy/dca/stop-condition.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveEndAfterRound = serveUser(endAfterRound, ['bots', 'newReference', 'listings', 'now'], (request, session, rooms) =>
  tellBot(request, session, rooms, { action: 'last-round' }),
);

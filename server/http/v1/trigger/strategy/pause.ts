// Lets a bot rest.
import { pauseStrategy } from '#lib/contract/calls/v1/trigger/strategy/pause.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePauseStrategy = serveUser(pauseStrategy, ['bots', 'newReference', 'listings', 'now'], (request, session, rooms) =>
  tellBot(request, session, rooms, { action: 'pause' }),
);

// Chooses what the owner of a bot is told of it.
import { setStrategyNotices } from '#lib/contract/calls/v1/trigger/strategy/notices.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetStrategyNotices = serveUser(
  setStrategyNotices,
  ['bots', 'newReference', 'listings', 'now'],
  (request, session, rooms) => tellBot(request, session, rooms, { action: 'set-notices', notices: request.notices }),
);

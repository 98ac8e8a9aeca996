// Lets a smart portfolio rest, or go on.
import { pausePortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/pause.ts';
import { findPortfolio } from '#server/answers/bots/portfolio/find-portfolio.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { tellBotToOpen } from '#server/answers/bots/tell-bot-to-open.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePausePortfolio = serveUser(
  pausePortfolio,
  ['bots', 'newReference', 'listings', 'now', 'refusalToOpen'],
  (request, session, rooms) => {
    const found = findPortfolio(rooms, session, request.strategyId);
    if (found instanceof Refusal) return found;
    if (request.paused) return tellBot(request, session, rooms, { action: 'pause' });
    return tellBotToOpen(request, session, rooms, { action: 'resume' });
  },
);

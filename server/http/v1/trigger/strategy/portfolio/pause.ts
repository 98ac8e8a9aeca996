// Lets a smart portfolio rest, or go on.
import { pausePortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/pause.ts';
import { findPortfolio } from '#server/http/bots/portfolio/find-portfolio.ts';
import { tellBot } from '#server/http/bots/tell-bot.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePausePortfolio = serveUser(pausePortfolio, ['bots', 'listings', 'now'], (request, session, rooms) => {
  const found = findPortfolio(rooms, session, request.strategyId);
  return found instanceof Refusal ? found : tellBot(request, session, rooms, { action: request.paused ? 'pause' : 'resume' });
});

// Lets a bot that rests go on.
import { resumeStrategy } from '#lib/contract/calls/v1/trigger/strategy/resume.ts';
import { tellBot } from '#server/http/bots/tell-bot.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveResumeStrategy = serveUser(resumeStrategy, ['bots', 'listings', 'now'], (request, session, rooms) =>
  tellBot(request, session, rooms, { action: 'resume' }),
);

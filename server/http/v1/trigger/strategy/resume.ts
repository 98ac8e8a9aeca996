// Lets a bot that rests go on.
import { resumeStrategy } from '#lib/contract/calls/v1/trigger/strategy/resume.ts';
import { tellBotToOpen } from '#server/answers/bots/tell-bot-to-open.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveResumeStrategy = serveUser(
  resumeStrategy,
  ['bots', 'newReference', 'listings', 'now', 'refusalToOpen'],
  (request, session, rooms) => tellBotToOpen(request, session, rooms, { action: 'resume' }),
);

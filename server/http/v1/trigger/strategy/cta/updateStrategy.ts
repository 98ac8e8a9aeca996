// Changes a CTA bot that runs.
import { updateStrategyCta } from '#lib/contract/calls/v1/trigger/strategy/cta/updateStrategy.ts';
import { toCtaEdit } from '#lib/contract/wire/bots/cta-fields.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUpdateStrategyCta = serveUser(updateStrategyCta, ['bots', 'newReference', 'listings', 'now'], (request, session, rooms) =>
  tellBot(request, session, rooms, { action: 'edit', edit: { kind: 'cta', edit: toCtaEdit(request) } }),
);

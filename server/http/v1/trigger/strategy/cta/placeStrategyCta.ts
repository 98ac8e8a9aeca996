// Starts a CTA bot.
import { placeStrategyCta } from '#lib/contract/calls/v1/trigger/strategy/cta/placeStrategyCta.ts';
import { toCtaTerms } from '#lib/contract/wire/bots/cta-fields.ts';
import { startBot } from '#server/answers/bots/start-bot.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePlaceStrategyCta = serveUser(
  placeStrategyCta,
  ['bots', 'listings', 'now', 'settings', 'newReference'],
  (request, session, rooms) => startBot(request, { kind: 'cta', terms: toCtaTerms(request) }, session, rooms),
);

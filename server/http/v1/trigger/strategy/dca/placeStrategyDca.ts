// Starts a martingale.
import { placeStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/placeStrategyDca.ts';
import { toMartingaleTerms } from '#lib/contract/wire/bots/dca-fields.ts';
import { checkDca } from '#server/answers/bots/martingale/check-dca.ts';
import { startBot } from '#server/answers/bots/start-bot.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePlaceStrategyDca = serveUser(
  placeStrategyDca,
  ['bots', 'listings', 'now', 'settings', 'newReference'],
  (request, session, rooms) =>
    checkDca(request) ?? startBot(request, { kind: 'martingale', terms: toMartingaleTerms(request) }, session, rooms),
);

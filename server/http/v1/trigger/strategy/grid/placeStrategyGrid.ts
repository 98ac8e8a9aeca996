// Starts a grid.
import { placeStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/placeStrategyGrid.ts';
import { toGridTerms } from '#lib/contract/wire/bots/grid-fields.ts';
import { startBot } from '#server/answers/bots/start-bot.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePlaceStrategyGrid = serveUser(
  placeStrategyGrid,
  ['bots', 'listings', 'now', 'settings', 'newReference'],
  (request, session, rooms) => startBot(request, { kind: 'grid', terms: toGridTerms(request) }, session, rooms),
);

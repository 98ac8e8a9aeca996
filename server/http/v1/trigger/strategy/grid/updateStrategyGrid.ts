// Changes a grid that runs.
import { updateStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/updateStrategyGrid.ts';
import { toGridEdit } from '#lib/contract/wire/bots/grid-fields.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUpdateStrategyGrid = serveUser(
  updateStrategyGrid,
  ['bots', 'newReference', 'listings', 'now'],
  (request, session, rooms) => tellBot(request, session, rooms, { action: 'edit', edit: { kind: 'grid', edit: toGridEdit(request) } }),
);

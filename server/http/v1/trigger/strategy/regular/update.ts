// Changes an auto-invest that runs.
import { updateStrategyRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/update.ts';
import { toRegularEdit } from '#lib/contract/wire/bots/regular-fields.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUpdateStrategyRegular = serveUser(
  updateStrategyRegular,
  ['bots', 'newReference', 'listings', 'now'],
  (request, session, rooms) =>
    tellBot(request, session, rooms, { action: 'edit', edit: { kind: 'regular', edit: toRegularEdit(request) } }),
);

// Changes a martingale that runs.
import { updateStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/updateStrategy.ts';
import { toMartingaleEdit } from '#lib/contract/wire/bots/dca-fields.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUpdateStrategyDca = serveUser(updateStrategyDca, ['bots', 'newReference', 'listings', 'now'], (request, session, rooms) =>
  tellBot(request, session, rooms, { action: 'edit', edit: { kind: 'martingale', edit: toMartingaleEdit(request) } }),
);

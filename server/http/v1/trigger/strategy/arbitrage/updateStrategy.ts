// Changes an arbitrage bot that runs.
import { updateArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/updateStrategy.ts';
import { toArbitrageEdit } from '#lib/contract/wire/bots/arbitrage-fields.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUpdateArbitrage = serveUser(updateArbitrage, ['bots', 'newReference', 'listings', 'now'], (request, session, rooms) =>
  tellBot(request, session, rooms, { action: 'edit', edit: { kind: 'arbitrage', edit: toArbitrageEdit(request) } }),
);

// Changes a copy that runs.
import { updateStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/updateStrategy.ts';
import { copySizeProblem, toCopyEdit } from '#lib/contract/wire/bots/copy-fields.ts';
import { withMarketNames } from '#server/answers/bots/copy/copied-markets.ts';
import { findBotOfKind } from '#server/answers/bots/find-bot.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUpdateStrategyCopy = serveUser(
  updateStrategyCopy,
  ['bots', 'newReference', 'listings', 'now'],
  (request, session, rooms) => {
    const problem = copySizeProblem(request);
    if (problem !== null) return refuseField('copyValue', problem);
    const copy = findBotOfKind(rooms, session, request.strategyId, 'copy');
    if (copy instanceof Refusal) return copy;
    const asked = withMarketNames({ ...request, strategyType: copy.strategyType === 31 ? 31 : 32 }, rooms.listings);
    if (asked instanceof Refusal) return asked;
    return tellBot(request, session, rooms, { action: 'edit', edit: { kind: 'copy', edit: toCopyEdit(asked) } });
  },
);

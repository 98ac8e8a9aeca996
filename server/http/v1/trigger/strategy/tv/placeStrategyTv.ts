// Starts a signal bot.
import { placeStrategyTv } from '#lib/contract/calls/v1/trigger/strategy/tv/placeStrategyTv.ts';
import { sizeProblem, toSignalTerms } from '#lib/contract/wire/bots/signal-fields.ts';
import { startBot } from '#server/answers/bots/start-bot.ts';
import { refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const servePlaceStrategyTv = serveUser(
  placeStrategyTv,
  ['bots', 'listings', 'now', 'settings', 'newReference'],
  (request, session, rooms) => {
    const problem = sizeProblem(request);
    if (problem !== null) return refuseField('amount', problem);
    const terms = { kind: 'signal', terms: toSignalTerms(request) } as const;
    return startBot(request, terms, session, rooms);
  },
);

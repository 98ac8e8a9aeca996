// Changes a signal bot that runs.
import { updateStrategyTv } from '#lib/contract/calls/v1/trigger/strategy/tv/updateStrategy.ts';
import { toSignalEdit } from '#lib/contract/wire/bots/signal-fields.ts';
import { tellBot } from '#server/answers/bots/tell-bot.ts';
import { refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUpdateStrategyTv = serveUser(updateStrategyTv, ['bots', 'newReference', 'listings', 'now'], (request, session, rooms) => {
  const { investmentType, amount } = request;
  const isWhole = (investmentType === undefined) === (amount === undefined) && (investmentType === null) === (amount === null);
  if (!isWhole) return refuseField('amount', 'is told together with investmentType');
  return tellBot(request, session, rooms, { action: 'edit', edit: { kind: 'signal', edit: toSignalEdit(request) } });
});

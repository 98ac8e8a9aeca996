// Tells if the agreement of trading bots was accepted.
import { checkStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/check.ts';
import { agreementOf } from '#server/answers/bots/agreement-of.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCheckStrategyAgreement = serveUser(checkStrategyAgreement, ['settings'], async (_request, { userId }, { settings }) =>
  agreementOf(await settings.of(userId)),
);

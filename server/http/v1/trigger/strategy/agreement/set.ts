// Keeps that the agreement of trading bots was accepted, and when first.
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { agreementOf } from '#server/answers/bots/agreement-of.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveAcceptStrategyAgreement = serveUser(
  acceptStrategyAgreement,
  ['accounts', 'now'],
  async (_request, { userId }, { accounts, now }) => {
    const known = await accounts.settings(userId);
    if (known.strategyAgreedMs > 0) return agreementOf(known);
    return agreementOf(await accounts.changeSettings(userId, { strategyAgreedMs: now() }));
  },
);

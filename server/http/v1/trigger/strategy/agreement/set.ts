// Keeps that the agreement of trading bots was accepted, and when first.
import { acceptStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/set.ts';
import { agreementOf } from '#server/answers/bots/agreement-of.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveAcceptStrategyAgreement = serveUser(
  acceptStrategyAgreement,
  ['settings', 'now'],
  async (_request, { userId }, { settings, now }) => {
    const known = await settings.of(userId);
    if (known.strategyAgreedMs > 0) return agreementOf(known);
    return agreementOf(await settings.change(userId, { strategyAgreedMs: now() }));
  },
);

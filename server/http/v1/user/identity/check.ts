// Tells how the check of the user's identity stands.
import type { IdentityState } from '#lib/contract/accounts/identity.ts';
import { getIdentityCheck } from '#lib/contract/calls/v1/user/identity/check.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveIdentityCheck = serveUser(getIdentityCheck, ['identities'], async (_request, { userId, mode }, { identities }) => {
  const demo = mode === TradingMode.paper;
  const [check, sent, pictures] = await Promise.all([
    identities.find(userId, mode),
    identities.sentBy(userId, mode),
    demo ? [] : identities.sides(userId),
  ]);
  const state: IdentityState = check?.state ?? 'none';
  return {
    state,
    demo,
    country: check?.country ?? '',
    documentType: sent?.documentType ?? null,
    reason: check?.reason ?? '',
    sentTimeMs: check?.sentAtMs ?? null,
    pictures: [...pictures],
  };
});

// Approves an identity or rejects it, in the operator's name.
import { decideIdentity } from '#lib/contract/calls/v1/admin/identity/decide.ts';
import { refuse, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveDesk } from '#server/http/serving/serve.ts';

export const serveDecideIdentity = serveDesk(
  decideIdentity,
  ['identities', 'accounts'],
  async ({ userId }, { identities }) => ({ state: (await identities.find(userId, 'live'))?.state ?? null }),
  async ({ userId, approved, reason }, operator, { identities, accounts }) => {
    if (!approved && reason === '') return refuseField('reason', 'must say why');
    if (!(await identities.decide(userId, approved ? null : reason, operator))) return refuse('identityNotWaiting');
    // Its country counts from here on.
    accounts.forgetSessionsOf(userId);
    return {};
  },
);

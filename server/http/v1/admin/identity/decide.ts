// Approves an identity or rejects it, in the operator's name.
import { decideIdentity } from '#lib/contract/calls/v1/admin/identity/decide.ts';
import { refuse, refuseField } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveDecideIdentity = serveUser(
  decideIdentity,
  ['identities', 'accounts'],
  async ({ userId, approved, reason }, session, { identities, accounts }) => {
    if (!approved && reason === '') return refuseField('reason', 'must say why');
    const by = await accounts.emailOf(session.userId);
    if (!(await identities.decide(userId, approved ? null : reason, by))) return refuse('identityNotWaiting');
    // Its country counts from here on.
    accounts.forgetSessionsOf(userId);
    return {};
  },
);

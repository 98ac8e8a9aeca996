// Freezes a user's main account with all of its sub-accounts, or lets it go on.
import { freezeUser } from '#lib/contract/calls/v1/operator/user/freeze.ts';
import { refuse, refuseField } from '#server/http/serving/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveFreezeUser = serveOperator(freezeUser, ['accounts'], async ({ email, frozen, reason }, { accounts }) => {
  if (frozen && reason === '') return refuseField('reason', 'must say why');
  const userId = await accounts.findUser(email);
  if (userId === null) return refuse('noUser');
  await accounts.setFrozen(userId, frozen ? reason : null);
  return { frozen };
});

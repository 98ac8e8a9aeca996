// Freezes a user's main account with all of its sub-accounts, or lets it go on.
import { freezeUser } from '#lib/contract/calls/v1/operator/user/freeze.ts';
import { stopActingOf } from '#server/answers/bots/stop-acting-of.ts';
import { refuse, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveFreezeUser = serveOperator(
  freezeUser,
  ['accounts', 'roomsIn'],
  async ({ email }, { accounts }) => {
    const userId = await accounts.findUser(email);
    return userId === null ? null : { frozenReason: await accounts.frozenReason(userId) };
  },
  async ({ email, frozen, reason }, visit) => {
    const { accounts } = visit;
    if (frozen && reason === '') return refuseField('reason', 'must say why');
    const userId = await accounts.findUser(email);
    if (userId === null) return refuse('noUser');
    await accounts.setFrozen(userId, frozen ? reason : null);
    if (frozen) {
      const members = await accounts.subAccounts.list(userId);
      await stopActingOf([userId, ...members.map((member) => member.userId)], visit);
    }
    return { frozen };
  },
);

// Opens a sub-account.
import { createSubAccount } from '#lib/contract/calls/v1/user/subAccount/create.ts';
import { maxSubAccounts } from '#lib/contract/accounts/sub-account.ts';
import { TraderRole } from '#lib/contract/accounts/trader-role.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCreateSubAccount = serveUser(
  createSubAccount,
  ['accounts'],
  async ({ userName, kind = 'normal' }, { userId }, { accounts }) => {
    if (kind === 'copyFutures' && !(await accounts.roles(userId)).mc.includes(TraderRole.trader)) return refuse('noPermission');
    return (await accounts.subAccounts.create(userId, userName, kind)) ?? refuse('subAccountLimit', { limit: maxSubAccounts });
  },
);

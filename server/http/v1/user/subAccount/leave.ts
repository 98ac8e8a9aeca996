// Goes back to the main account.
import { leaveSubAccount } from '#lib/contract/calls/v1/user/subAccount/leave.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveLeaveSubAccount = serveUser(leaveSubAccount, ['accounts', 'cookies'], async (_request, _session, { accounts, cookies }) =>
  (await accounts.actAs(cookies, null)) ? {} : refuse('sessionExpired'),
);

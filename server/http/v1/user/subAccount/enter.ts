// Goes into a sub-account.
import { enterSubAccount } from '#lib/contract/calls/v1/user/subAccount/enter.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveEnterSubAccount = serveUser(
  enterSubAccount,
  ['accounts', 'cookies'],
  async ({ userId }, session, { accounts, cookies }) => {
    if ((await accounts.subAccounts.find(session.userId, userId)) === null) return refuse('unknownSubAccount');
    return (await accounts.actAs(cookies, userId)) ? {} : refuse('sessionExpired');
  },
);

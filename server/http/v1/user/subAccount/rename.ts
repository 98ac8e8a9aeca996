// Gives a sub-account another name.
import { renameSubAccount } from '#lib/contract/calls/v1/user/subAccount/rename.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRenameSubAccount = serveUser(renameSubAccount, ['accounts'], async (request, { userId: mainId }, { accounts }) => {
  const { userId, userName } = request;
  if (!(await accounts.subAccounts.rename(mainId, userId, userName))) return refuse('unknownSubAccount');
  accounts.forgetSessionsOf(userId);
  return {};
});

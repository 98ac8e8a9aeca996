// Tells the user's roles in copy trading.
import { getIdentity } from '#lib/contract/calls/v1/user/identity/get.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveGetIdentity = serveUser(getIdentity, ['accounts'], async (_request, { userId }, { accounts }) => {
  const { mc, sp } = await accounts.roles(userId);
  return { mc: { identity: [...mc] }, sp: { identity: [...sp] } };
});

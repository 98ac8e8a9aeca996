// Erases what a user has sent to be checked.
import { eraseIdentity } from '#lib/contract/calls/v1/user/identity/erase.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveEraseIdentity = serveUser(eraseIdentity, ['identities'], async (_request, { userId, mode }, { identities }) => {
  await identities.erase(userId, mode);
  return {};
});

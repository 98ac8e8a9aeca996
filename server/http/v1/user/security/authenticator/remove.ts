// Takes the authenticator app away.
import { removeAuthenticator } from '#lib/contract/calls/v1/user/security/authenticator/remove.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRemoveAuthenticator = serveUser(removeAuthenticator, ['security'], async (_request, { userId }, { security }) => {
  await security.removeAuthenticator(userId);
  return {};
});

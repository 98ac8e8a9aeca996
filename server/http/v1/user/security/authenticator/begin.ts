// Gives out a secret for an authenticator app.
import { beginAuthenticator } from '#lib/contract/calls/v1/user/security/authenticator/begin.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveBeginAuthenticator = serveUser(
  beginAuthenticator,
  ['accounts', 'security'],
  async (_request, { userId }, { accounts, security }) => {
    const begun = await security.authenticator.begin(userId, await accounts.emailOf(userId));
    return begun ?? refuse('authenticatorOn');
  },
);

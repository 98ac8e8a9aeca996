// A passkey lets its owner in.
import { loginWithPasskey } from '#lib/contract/calls/v1/user/login/passkey.ts';
import { enter } from '#server/http/access/enter.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveLoginWithPasskey = servePublic(
  loginWithPasskey,
  ['security', 'siteAddress', 'accounts', 'caller', 'cookies', 'setCookies'],
  async ({ answer }, visit) => {
    const userId = await visit.security.passkeys.login(visit.siteAddress, answer);
    return userId === null ? refuse('passkeyRefused') : enter(userId, { method: 'passkey' }, visit);
  },
);

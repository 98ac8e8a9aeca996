// Begins a new passkey.
import { beginPasskey } from '#lib/contract/calls/v1/user/security/passkey/options.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveBeginPasskey = serveUser(
  beginPasskey,
  ['accounts', 'security', 'siteAddress'],
  async (_request, { userId, sessionId }, { accounts, security, siteAddress }) => {
    const email = await accounts.emailOf(userId);
    return { options: await security.passkeys.beginAdding({ userId, sessionId, email }, siteAddress) };
  },
);

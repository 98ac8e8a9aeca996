// Begins a login with a passkey.
import { beginPasskeyLogin } from '#lib/contract/calls/v1/user/login/passkeyOptions.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveBeginPasskeyLogin = servePublic(
  beginPasskeyLogin,
  ['security', 'siteAddress'],
  async (_request, { security, siteAddress }) => ({
    options: await security.passkeys.beginLogin(siteAddress),
  }),
);

// Takes the session cookie away; a session that still lives ends with it.
import { clearCookie } from '#lib/contract/calls/public/clearCookie.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveClearCookie = servePublic(
  clearCookie,
  ['accounts', 'cookies', 'setCookies'],
  async (_request, { accounts, cookies, setCookies }) => {
    setCookies(await accounts.logout(cookies));
    return {};
  },
);

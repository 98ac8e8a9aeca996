// Ends the session here and everywhere it is open.
import { logout } from '#lib/contract/calls/login/logout.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveLogout = servePublic(
  logout,
  ['accounts', 'cookies', 'setCookies'],
  async (_request, { accounts, cookies, setCookies }) => {
    setCookies(await accounts.logout(cookies));
    return {};
  },
);

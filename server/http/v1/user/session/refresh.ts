// Prolongs the session.
import { refreshSession } from '#lib/contract/calls/v1/user/session/refresh.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveRefreshSession = servePublic(
  refreshSession,
  ['accounts', 'cookies', 'setCookies'],
  async (_request, { accounts, cookies, setCookies }) => {
    const entered = await accounts.refresh(cookies);
    if (entered === null) return refuse('notLoggedIn');
    setCookies(entered.setCookies);
    return {};
  },
);

// Begins a session; an unknown address and a wrong password get the same answer in the same time.
import { login } from '#lib/contract/calls/v1/user/login.ts';
import { enter } from '#server/http/access/enter.ts';
import { refuse } from '#server/http/serving/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveLogin = servePublic(
  login,
  ['accounts', 'security', 'attempt', 'caller', 'setCookies'],
  async ({ email, password }, visit) => {
    const { accounts, security, attempt, caller } = visit;
    const tooMany = await attempt(email);
    if (tooMany !== null) return tooMany;
    const waitMs = await security.loginGuard.beginLogin(email, caller);
    if (waitMs > 0) return refuse('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    const userId = await accounts.userOfPassword({ email, password });
    if (userId === null) {
      const meant = await accounts.findUser(email);
      if (meant !== null) security.loginGuard.note(meant, caller, { method: 'password', result: 'refused' });
      return refuse('wrongCredentials');
    }
    const ticket = await security.loginGuard.passPassword(userId, email, caller);
    return ticket === null ? enter(userId, 'password', visit) : { ticket };
  },
);

// Opens an account and logs it in.
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { refuse } from '#server/http/serving/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveRegister = servePublic(
  register,
  ['site', 'accounts', 'security', 'attempt', 'caller', 'cookies', 'setCookies'],
  async ({ email, password }, { site, accounts, security, attempt, caller, cookies, setCookies }) => {
    if (!site.read('switches').registration) return refuse('registrationOff');
    const tooMany = await attempt(email);
    if (tooMany !== null) return tooMany;
    const entered = await accounts.register({ email, password }, caller, cookies);
    if (entered === 'weak-password') return refuse('weakPassword');
    if (entered === 'email-taken') return refuse('emailTaken');
    security.loginGuard.note(entered.session.userId, caller, { method: 'password', result: 'entered' });
    setCookies(entered.setCookies);
    return { userId: entered.session.userId, userName: entered.session.userName };
  },
);

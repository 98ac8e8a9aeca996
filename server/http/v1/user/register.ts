// Opens an account and logs it in; where e-mails are sent, one asks the user to verify the address.
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { sendLink } from '#server/answers/access/send-letter.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveRegister = servePublic(
  register,
  ['site', 'accounts', 'security', 'mail', 'registration', 'caller', 'cookies', 'setCookies'],
  async ({ email, password, locale }, { site, accounts, security, mail, registration, caller, cookies, setCookies }) => {
    if (!site.read('switches').registration) return refuse('registrationOff');
    const tooMany = await registration(email);
    if (tooMany !== null) return tooMany;
    const entered = await accounts.register({ email, password }, caller, cookies);
    if (entered === 'weak-password') return refuse('weakPassword');
    if (entered === 'email-taken') return refuse('emailTaken');
    security.loginGuard.note(entered.session.userId, caller, { method: 'password', result: 'entered' });
    if (mail !== null) {
      const { userId } = entered.session;
      const token = await security.recovery.issueLink(userId, 'verify-email');
      sendLink(mail, 'verify-email', { userId, email: email.toLowerCase(), locale }, token, { site, security });
    }
    setCookies([...entered.setCookies, security.knownDevices.remember(cookies, email)]);
    return { userId: entered.session.userId, userName: entered.session.userName };
  },
);

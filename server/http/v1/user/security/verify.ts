// Gives out the proof for one sensitive call, and the session another token.
import { verify } from '#lib/contract/calls/v1/user/security/verify.ts';
import { securityRefusal } from '#server/answers/access/security-refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveVerify = serveUser(
  verify,
  ['security', 'accounts', 'cookies', 'setCookies'],
  async ({ purpose, password, pin, code }, session, { security, accounts, cookies, setCookies }) => {
    const verified = await security.verify(session, purpose, { password, pin, code });
    if ('reason' in verified) return securityRefusal(verified, purpose);
    setCookies(await accounts.renewSession(cookies));
    return verified;
  },
);

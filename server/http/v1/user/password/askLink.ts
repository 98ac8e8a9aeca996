// Mails a link that sets another password. Whether anybody has the address is told neither by the answer nor by its time.
import { askPasswordLink } from '#lib/contract/calls/v1/user/password/askLink.ts';
import { sendLink } from '#server/answers/access/send-letter.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveAskPasswordLink = servePublic(
  askPasswordLink,
  ['accounts', 'security', 'mail', 'site', 'caller'],
  async ({ email, locale }, { accounts, security, mail, site, caller }) => {
    if (mail === null) return refuse('mailOff');
    const waitMs = await security.recovery.beginLink(email, caller);
    if (waitMs > 0) return refuse('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    const userId = await accounts.findMailed(email);
    const token = await security.recovery.issueLink(userId, 'reset-password');
    if (userId !== null) sendLink(mail, 'reset-password', { userId, email: email.toLowerCase(), locale }, token, { site, security });
    return {};
  },
);

// Mails the user a link that verifies the address.
import { sendEmailLink } from '#lib/contract/calls/v1/user/email/sendLink.ts';
import { sendLink } from '#server/answers/access/send-letter.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSendEmailLink = serveUser(
  sendEmailLink,
  ['accounts', 'security', 'mail', 'site', 'caller'],
  async ({ locale }, { userId, isGuest }, { accounts, security, mail, site, caller }) => {
    if (mail === null) return refuse('mailOff');
    // The address of a guest is made up.
    if (isGuest) return refuse('noPermission');
    if (await accounts.isEmailVerified(userId)) return {};
    const email = await accounts.emailOf(userId);
    const waitMs = await security.recovery.beginLink(email, caller);
    if (waitMs > 0) return refuse('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    const token = await security.recovery.issueLink(userId, 'verify-email');
    sendLink(mail, 'verify-email', { userId, email, locale }, token, { site, security });
    return {};
  },
);

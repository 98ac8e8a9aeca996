// Sets another password for whoever has the link. A refused password does not use the link up.
import { resetPasswordByLink } from '#lib/contract/calls/v1/user/password/resetByLink.ts';
import { resetPassword } from '#server/answers/access/reset-password.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

const purpose = 'reset-password';

export const serveResetPasswordByLink = servePublic(
  resetPasswordByLink,
  ['accounts', 'security', 'mail', 'site'],
  async ({ token, ...wanted }, rooms) => {
    const { accounts, security } = rooms;
    const meant = await security.recovery.userOfLink(token, purpose);
    if (meant === null) return refuse('linkOver');
    if (await security.isLocked(meant)) return refuse('settingsLocked');
    if (accounts.isEasyPassword(wanted.password, await accounts.emailOf(meant))) return refuse('weakPassword');
    const userId = await security.recovery.useLink(token, purpose);
    if (userId === null) return refuse('linkOver');
    // The link came to the address: it is the user's.
    await accounts.verifyEmail(userId);
    return resetPassword(userId, wanted, rooms);
  },
);

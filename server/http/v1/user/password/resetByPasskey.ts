// Sets another password for whoever has a passkey.
import { resetPasswordByPasskey } from '#lib/contract/calls/v1/user/password/resetByPasskey.ts';
import { resetPassword } from '#server/answers/access/reset-password.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveResetPasswordByPasskey = servePublic(
  resetPasswordByPasskey,
  ['accounts', 'security', 'siteAddress', 'mail', 'site'],
  async ({ answer, ...wanted }, rooms) => {
    const userId = await rooms.security.passkeys.login(rooms.siteAddress, answer);
    return userId === null ? refuse('passkeyRefused') : resetPassword(userId, wanted, rooms);
  },
);

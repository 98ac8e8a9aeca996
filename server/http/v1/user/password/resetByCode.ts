// Sets another password for whoever has a recovery code. An unknown address and a wrong code get the same answer after the same work.
import { resetPasswordByCode } from '#lib/contract/calls/v1/user/password/resetByCode.ts';
import { resetPassword } from '#server/answers/access/reset-password.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveResetPasswordByCode = servePublic(
  resetPasswordByCode,
  ['accounts', 'security', 'mail', 'site', 'caller'],
  async ({ email, code, ...wanted }, rooms) => {
    const { accounts, security, caller } = rooms;
    // Before the code is used up.
    if (accounts.isEasyPassword(wanted.password, email)) return refuse('weakPassword');
    const waitMs = await security.recovery.beginCode(email, caller);
    if (waitMs > 0) return refuse('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    const userId = await accounts.findMailed(email);
    const right = await security.recovery.useCode(userId, code);
    return userId !== null && right ? resetPassword(userId, wanted, rooms) : refuse('wrongVerification');
  },
);

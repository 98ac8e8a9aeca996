// Verifies the e-mail address that a link was mailed to.
import { verifyEmail } from '#lib/contract/calls/v1/user/email/verify.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveVerifyEmail = servePublic(verifyEmail, ['accounts', 'security'], async ({ token }, { accounts, security }) => {
  const userId = await security.recovery.useLink(token, 'verify-email');
  if (userId === null) return refuse('linkOver');
  await accounts.verifyEmail(userId);
  return {};
});

// Gives out the proof for one sensitive call.
import { verify } from '#lib/contract/calls/v1/user/security/verify.ts';
import { securityRefusal } from '#server/http/access/security-refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveVerify = serveUser(verify, ['security'], async ({ purpose, password, pin, code }, session, { security }) => {
  const verified = await security.verify(session, purpose, { password, pin, code });
  return 'reason' in verified ? securityRefusal(verified, purpose) : verified;
});

// Keeps the word that only the real site can show.
import { setAntiPhishingCode } from '#lib/contract/calls/v1/user/security/antiPhishing/set.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetAntiPhishingCode = serveUser(setAntiPhishingCode, ['security'], async ({ code }, { userId }, { security }) => {
  await security.setAntiPhishingCode(userId, code);
  return {};
});

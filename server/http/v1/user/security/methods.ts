// Tells what the user would have to enter.
import { getVerificationMethods } from '#lib/contract/calls/v1/user/security/methods.ts';
import { VerificationPurpose } from '#lib/contract/accounts/verification.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveVerificationMethods = serveUser(getVerificationMethods, ['security'], async (_request, { userId }, { security }) => ({
  antiPhishingCode: (await security.guarded(userId)).antiPhishingCode,
  purposes: await Promise.all(
    Object.values(VerificationPurpose).map(async (purpose) => ({ purpose, methods: [...(await security.methods(userId, purpose))] })),
  ),
}));

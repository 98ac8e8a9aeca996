// Turns the authenticator app on.
import { confirmAuthenticator } from '#lib/contract/calls/v1/user/security/authenticator/confirm.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveConfirmAuthenticator = serveUser(confirmAuthenticator, ['security'], async ({ code }, { userId }, { security }) => {
  if (await security.isLocked(userId)) return refuse('settingsLocked');
  const recoveryCodes = await security.authenticator.confirm(userId, code);
  return recoveryCodes === null ? refuse('wrongVerification') : { recoveryCodes: [...recoveryCodes] };
});

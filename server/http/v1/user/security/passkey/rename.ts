// Gives a passkey another name.
import { renamePasskey } from '#lib/contract/calls/v1/user/security/passkey/rename.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRenamePasskey = serveUser(renamePasskey, ['security'], async ({ passkeyId, name }, { userId }, { security }) => {
  if (await security.isLocked(userId)) return refuse('settingsLocked');
  return (await security.passkeys.rename(userId, Number(passkeyId), name)) ? {} : refuse('unknownPasskey');
});

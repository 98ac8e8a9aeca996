// Takes a passkey away.
import { removePasskey } from '#lib/contract/calls/v1/user/security/passkey/remove.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRemovePasskey = serveUser(removePasskey, ['security'], async ({ passkeyId }, { userId }, { security }) =>
  (await security.passkeys.remove(userId, Number(passkeyId))) ? {} : refuse('unknownPasskey'),
);

// Ends a key.
import { revokeApiKey } from '#lib/contract/calls/v1/user/apiKey/revoke.ts';
import { refuse } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRevokeApiKey = serveUser(revokeApiKey, ['security'], async ({ keyId }, session, { security }) =>
  (await security.apiKeys.revoke(session, Number(keyId))) ? {} : refuse('unknownApiKey'),
);

// Ends a key.
import { revokeApiKey } from '#lib/contract/calls/v1/user/apiKey/revoke.ts';
import { refuse } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';

export const serveRevokeApiKey = serveUser(revokeApiKey, async ({ keyId }, session, { security }) =>
  (await security.apiKeys.revoke(session, Number(keyId))) ? {} : refuse('unknownApiKey'),
);

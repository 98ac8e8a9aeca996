// Ends a key.
import { revokeApiKey } from '#lib/contract/calls/v1/user/apiKey/revoke.ts';
import { keyOwner } from '#server/answers/access/key-owner.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveRevokeApiKey = serveUser(
  revokeApiKey,
  ['accounts', 'security'],
  async ({ userId, keyId }, session, { accounts, security }) => {
    const owner = await keyOwner(session, userId, accounts);
    if (owner instanceof Refusal) return owner;
    return (await security.apiKeys.revoke(owner, Number(keyId))) ? {} : refuse('unknownApiKey');
  },
);

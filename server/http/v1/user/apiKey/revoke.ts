// Ends a key.
import { revokeApiKey } from '#lib/contract/calls/v1/user/apiKey/revoke.ts';
import { keyOwner } from '#server/http/access/key-owner.ts';
import { refuse, Refusal } from '#server/http/serving/refusal.ts';
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

// Makes a key for a program.
import { maxApiKeys } from '#lib/contract/accounts/api-key.ts';
import { createApiKey } from '#lib/contract/calls/v1/user/apiKey/create.ts';
import { apiKeyOf } from '#server/answers/access/api-key-of.ts';
import { keyOwner } from '#server/answers/access/key-owner.ts';
import { refuse, refuseField, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCreateApiKey = serveUser(createApiKey, ['accounts', 'security'], async (request, session, { accounts, security }) => {
  const { name, scopes, addresses, callsPerMinute, days = null, passphrase } = request;
  const owner = await keyOwner(session, request.userId, accounts);
  if (owner instanceof Refusal) return owner;
  const made = await security.apiKeys.create(owner, { name, scopes, addresses, callsPerMinute, days }, passphrase);
  if (made === 'wrong-addresses') return refuseField('addresses', 'must be addresses or networks');
  if (made === 'addresses-needed') return refuse('addressesNeeded');
  if (made === 'too-many-keys') return refuse('apiKeyLimit', { limit: maxApiKeys });
  return { key: apiKeyOf(made.key), secret: made.secret };
});

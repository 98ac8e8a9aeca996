// Lists the keys of the user's programs.
import { getApiKeys } from '#lib/contract/calls/v1/user/apiKey/list.ts';
import { apiKeyOf } from '#server/answers/access/api-key-of.ts';
import { keyOwner } from '#server/answers/access/key-owner.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveApiKeys = serveUser(getApiKeys, ['accounts', 'security'], async ({ userId }, session, { accounts, security }) => {
  const owner = await keyOwner(session, userId, accounts);
  return owner instanceof Refusal ? owner : { list: (await security.apiKeys.list(owner)).map(apiKeyOf) };
});

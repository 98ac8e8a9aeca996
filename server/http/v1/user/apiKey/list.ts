// Lists the keys of the user's programs.
import { getApiKeys } from '#lib/contract/calls/v1/user/apiKey/list.ts';
import { apiKeyOf } from '#server/http/access/api-key-of.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveApiKeys = serveUser(getApiKeys, ['security'], async (_request, session, { security }) => ({
  list: (await security.apiKeys.list(session)).map(apiKeyOf),
}));

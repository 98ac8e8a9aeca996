// Lists the identities that wait.
import { getWaitingIdentities } from '#lib/contract/calls/v1/admin/identity/list.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveWaitingIdentities = serveUser(getWaitingIdentities, ['identities'], async (_request, _session, { identities }) => ({
  list: (await identities.waiting()).map(({ sentAtMs, ...one }) => ({ ...one, sentTimeMs: sentAtMs })),
}));

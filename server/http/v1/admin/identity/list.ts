// Lists the identities that wait.
import { getWaitingIdentities } from '#lib/contract/calls/v1/admin/identity/list.ts';
import { serveDesk } from '#server/http/serving/serve.ts';

export const serveWaitingIdentities = serveDesk(
  getWaitingIdentities,
  ['identities'],
  null,
  async (_request, _operator, { identities }) => ({
    list: (await identities.waiting()).map(({ sentAtMs, ...one }) => ({ ...one, sentTimeMs: sentAtMs })),
  }),
);

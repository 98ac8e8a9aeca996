// Lists the venue's messages to the user.
import { getInbox } from '#lib/contract/calls/v1/user/inbox/list.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveInbox = serveUser(getInbox, ['inbox'], async (_request, { userId }, { inbox }) => ({
  list: (await inbox.list(userId)).map(({ id, kind, params, createdAtMs }) => ({
    messageId: String(id),
    kind,
    params,
    createTimeMs: createdAtMs,
  })),
}));

// Lists content of a kind for its operator.
import { getDeskList } from '#lib/contract/calls/v1/admin/content/list.ts';
import { deskItem } from '#server/http/content/desk-answer.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveDeskList = serveUser(getDeskList, ['contentDesk'], async ({ kind }, _session, { contentDesk }) => ({
  list: (await contentDesk.list(kind)).map(deskItem),
}));

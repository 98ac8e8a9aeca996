// Lists who has done what.
import { getContentChanges } from '#lib/contract/calls/v1/admin/content/changes.ts';
import { usualPage } from '#server/answers/lists/paging.ts';
import { serveDesk } from '#server/http/serving/serve.ts';

export const serveContentChanges = serveDesk(
  getContentChanges,
  ['contentEditor'],
  null,
  async ({ pageSize = usualPage, before = null }, _operator, { contentEditor }) => ({
    list: (await contentEditor.changes(pageSize, before)).map(({ changeId, ...change }) => ({ ...change, change: changeId })),
  }),
);

// Lists content of a kind for its operator.
import { getContentList } from '#lib/contract/calls/v1/admin/content/list.ts';
import { contentItem } from '#server/answers/content/editor-answer.ts';
import { serveDesk } from '#server/http/serving/serve.ts';

export const serveContentList = serveDesk(getContentList, ['contentEditor'], null, async ({ kind }, _operator, { contentEditor }) => ({
  list: (await contentEditor.list(kind)).map(contentItem),
}));

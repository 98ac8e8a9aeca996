// Tells one item with the versions of one language.
import { getDeskItem } from '#lib/contract/calls/v1/admin/content/read.ts';
import { deskItem, deskVersion } from '#server/http/content/desk-answer.ts';
import { refuse } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveDeskItem = serveUser(getDeskItem, ['contentDesk'], async ({ item, tag = 'en-US' }, _session, { contentDesk }) => {
  const found = await contentDesk.item(item);
  if (found === null) return refuse('unknownContent');
  return { item: deskItem(found), versions: (await contentDesk.versions(item, tag)).map(deskVersion) };
});

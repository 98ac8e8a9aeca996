// Tells how often the favourites have changed.
import { getUpdateNumber } from '#lib/contract/calls/index/updateNum.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveUpdateNumber = serveUser(getUpdateNumber, ['watchlists'], async (_request, { userId }, { watchlists }) => {
  const { updateNum } = await watchlists.read(userId);
  return { updateNum };
});

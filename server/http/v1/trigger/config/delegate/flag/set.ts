// Keeps that quantities include what orders wait to close, whatever was requested.
import { setDelegateFlag } from '#lib/contract/calls/v1/trigger/config/delegate/flag/set.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetDelegateFlag = serveUser(setDelegateFlag, ['settings'], async (_request, { userId }, { settings }) => {
  const { includeDelegateCount } = await settings.change(userId, { includeDelegateCount: true });
  return { includeDelegateCount };
});

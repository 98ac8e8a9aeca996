// Keeps that quantities include what orders wait to close, whatever was requested.
import { setDelegateFlag } from '#lib/contract/calls/v1/trigger/config/delegate/flag/set.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetDelegateFlag = serveUser(setDelegateFlag, ['accounts'], async (_request, { userId }, { accounts }) => {
  const { includeDelegateCount } = await accounts.changeSettings(userId, { includeDelegateCount: true });
  return { includeDelegateCount };
});

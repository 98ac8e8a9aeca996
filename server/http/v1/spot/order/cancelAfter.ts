// Sets this session's dead man's switch.
import { cancelAfter } from '#lib/contract/calls/v1/spot/order/cancelAfter.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCancelAfter = serveUser(cancelAfter, ['client'], async ({ timeoutMs }, { accountId, sessionId }, { client }) => {
  const reply = await client.submit({ type: 'set-countdown', accountId, key: sessionId, timeoutMs });
  if (!reply.ok) return refuse(rejectKeys[reply.reason]);
  return { dueTimeMs: timeoutMs === 0 ? null : reply.timeMs + timeoutMs };
});

// Changes the position mode of a line.
import { setPositionMode } from '#lib/contract/calls/v1/mcp/adjust/position/mode.ts';
import { lineKeyOf } from '#lib/contract/contract-lines.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetPositionMode = serveUser(
  setPositionMode,
  ['client'],
  async ({ businessLine, positionMode }, { accountId }, { client }) => {
    const reply = await client.submit({ type: 'set-position-mode', accountId, line: businessLine, mode: positionMode });
    if (reply.ok) return { businessLine, positionMode };
    if (reply.reason === RejectReason.unknownMarket) return refuse('symbolNotOpen', { symbol: lineKeyOf(businessLine) ?? '' });
    return refuse(rejectKeys[reply.reason]);
  },
);

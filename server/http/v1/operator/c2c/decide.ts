// Decides on an appeal.
import { decideC2cAppeal } from '#lib/contract/calls/v1/operator/c2c/decide.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import { refusalOf } from '#server/answers/c2c/told-order.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import type { Visit } from '#server/answers/rooms.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

type Asked = { readonly world: TradingMode; readonly orderId: string };

async function standing({ world, orderId }: Asked, { roomsIn }: Pick<Visit, 'roomsIn'>) {
  const rooms = await roomsIn(world);
  if (rooms instanceof Refusal) return null;
  const row = await rooms.c2cOrders.standing(Number(orderId));
  return row === null ? null : { state: row.state, decidedFor: row.decidedFor, dueMs: row.dueMs };
}

export const serveDecideC2cAppeal = serveOperator(
  decideC2cAppeal,
  ['roomsIn'],
  standing,
  async ({ world, orderId, decidedFor }, { roomsIn }) => {
    const rooms = await roomsIn(world);
    if (rooms instanceof Refusal) return rooms;
    const refused = await rooms.c2cOrders.decide(Number(orderId), decidedFor);
    if (refused !== null) return refusalOf(refused);
    const row = await rooms.c2cOrders.standing(Number(orderId));
    return row === null ? refuse('unknownOrder') : { orderId, state: row.state, dueMs: row.dueMs };
  },
);

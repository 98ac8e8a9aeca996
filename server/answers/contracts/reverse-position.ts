// Turns a position around: for its owner, and for one who leads with it.
import type { ParsedRequestOf, ResponseOf } from '#lib/contract/call.ts';
import type { reversePosition } from '#lib/contract/calls/v1/mcp/order/backContract.ts';
import { successCode } from '#lib/contract/errors.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { orderRefusal } from '../orders/order-refusal.ts';
import { entryPointOf } from '../plans/place-plan.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Rooms } from '../rooms.ts';
import { findNamedContract, findPosition, futuresOf } from './find-contract.ts';

export async function reverseNamedPosition(
  request: ParsedRequestOf<typeof reversePosition>,
  accountId: AccountId,
  rooms: Pick<Rooms, 'listings' | 'client' | 'projections'>,
): Promise<ResponseOf<typeof reversePosition> | Refusal> {
  const market = findNamedContract(rooms.listings, request);
  if (market instanceof Refusal) return market;
  const account = await futuresOf(rooms, accountId, market);
  const position = findPosition(account, market, request.holdSide);
  if (position instanceof Refusal) return position;
  const { holdSide } = position;
  const entryPoint = entryPointOf(request.enterPointSource);
  const reply = await rooms.client.submit({ type: 'reverse-position', accountId, marketId: market.marketId, holdSide, entryPoint });
  if (!reply.ok) return orderRefusal(reply, market, '');
  return { list: [{ orderId: String(reply.orderId ?? ''), clientOid: '', code: successCode, msg: '' }] };
}

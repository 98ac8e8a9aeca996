// Turns a position around.
import type { ParsedRequestOf } from '#lib/contract/call.ts';
import { reversePosition } from '#lib/contract/calls/v1/mcp/order/backContract.ts';
import { HoldSide, PositionMode } from '#lib/contract/enums.ts';
import { errorCatalogue, errorMessage, successCode } from '#lib/contract/errors.ts';
import type { BatchResult } from '#lib/contract/wire/batch-result.ts';
import type { AccountId } from '#server/engine/command.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { lots, type Lots } from '#server/engine/units.ts';
import { closingWords, lotsOf, marketOrder } from '#server/http/close-position.ts';
import { findNamedContract, findPosition, futuresOf } from '#server/http/find-contract.ts';
import { orderRefusal } from '#server/http/order-refusal.ts';
import { entryPointOf } from '#server/http/place-plan.ts';
import { Refusal } from '#server/http/refusal.ts';
import { serveUser, type Rooms } from '#server/http/serve.ts';

type Line = BatchResult['list'][number];
type Turn = { readonly market: ContractListing; readonly held: HoldSide; readonly total: Lots };

const done = (orderId: number | null): Line => ({ orderId: String(orderId ?? ''), clientOid: '', code: successCode, msg: '' });
const refused = ({ key, params }: Refusal): Line => ({
  orderId: '',
  clientOid: '',
  code: errorCatalogue[key].code,
  msg: errorMessage(key, params),
});

/** One order of twice the size, so that nothing is closed when nothing can be opened. */
async function turnOneWay({ client }: Rooms, accountId: AccountId, { market, held, total }: Turn, source: number | undefined) {
  const { side } = closingWords({ positionMode: PositionMode.oneWay }, held);
  const reply = await client.submit(marketOrder(accountId, market, lots(2 * total), { side }, entryPointOf(source)));
  return reply.ok ? { list: [done(reply.orderId)] } : orderRefusal(reply, market, '');
}

/** Two positions beside each other: one is closed, and as much as was closed is opened on the other side. */
async function turnHedged({ client }: Rooms, accountId: AccountId, { market, held, total }: Turn, source: number | undefined) {
  const words = closingWords({ positionMode: PositionMode.hedge }, held);
  const closed = await client.submit(marketOrder(accountId, market, total, words, entryPointOf(source)));
  if (!closed.ok) return orderRefusal(closed, market, '');
  const other = held === HoldSide.long ? HoldSide.short : HoldSide.long;
  const size = closed.filledLots ?? lots(0);
  const opened = await client.submit(marketOrder(accountId, market, size, { side: words.side, holdSide: other }, entryPointOf(source)));
  return { list: [done(closed.orderId), opened.ok ? done(opened.orderId) : refused(orderRefusal(opened, market, ''))] };
}

export const serveReversePosition = serveUser(
  reversePosition,
  async (request: ParsedRequestOf<typeof reversePosition>, { accountId }, visit) => {
    const market = findNamedContract(visit.listings, request);
    if (market instanceof Refusal) return market;
    const account = await futuresOf(visit, accountId, market);
    const position = findPosition(account, market, request.holdSide);
    if (position instanceof Refusal) return position;
    const turn = { market, held: position.holdSide, total: lotsOf(position, market) };
    const turned = account.positionMode === PositionMode.hedge ? turnHedged : turnOneWay;
    return turned(visit, accountId, turn, request.enterPointSource);
  },
);

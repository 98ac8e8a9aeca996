// Closes every position of a line.
import type { ResponseOf } from '#lib/contract/call.ts';
import { closeAllPositions } from '#lib/contract/calls/v1/mcp/order/closeAll.ts';
import { errorMessage } from '#lib/contract/wire/error-answers.ts';
import { errorCodes, successCode } from '#lib/contract/errors.ts';
import { closingWords, lotsOf, marketOrder, piecesOf } from '#server/answers/contracts/close-position.ts';
import { findContract } from '#server/answers/market/find-market.ts';
import { orderRefusal } from '#server/answers/orders/order-refusal.ts';
import { entryPointOf } from '#server/answers/plans/place-plan.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

type Line = ResponseOf<typeof closeAllPositions>['list'][number];

export const serveCloseAll = serveUser(
  closeAllPositions,
  ['client', 'projections', 'listings'],
  async ({ businessLine, enterPointSource }, { accountId }, { client, projections, listings }) => {
    const account = projections.positions.futuresAccount(await client.futures(accountId), accountId, businessLine);
    const entryPoint = entryPointOf(enterPointSource);
    const orders = account.positions.flatMap((position) => {
      const market = findContract(listings, position.symbolId);
      if (market instanceof Refusal) return [];
      const words = closingWords(account, position.holdSide);
      return piecesOf(market, lotsOf(position, market)).map((size) => ({
        market,
        position,
        command: marketOrder(accountId, market, size, words, entryPoint),
      }));
    });
    const replies = await client.submitAll(orders.map(({ command }) => command));
    const list = orders.flatMap(({ market, position: { symbolId, holdSide } }, place): Line[] => {
      const reply = replies[place];
      if (reply === undefined) return [];
      const dealCount = listings.quantityText(market, reply.ok ? (reply.filledLots ?? 0) : 0);
      if (reply.ok) return [{ symbolId, holdSide, orderId: String(reply.orderId), dealCount, code: successCode, msg: '' }];
      const { key, params } = orderRefusal(reply, market, '');
      return [{ symbolId, holdSide, orderId: '', dealCount, code: errorCodes[key], msg: errorMessage(key, params) }];
    });
    return { list };
  },
);

// Lists what moved in the user's futures wallet.
import { getFuturesTransactions } from '#lib/contract/calls/v1/mcp/history/transactions.ts';
import { Wallet } from '#lib/contract/enums.ts';
import { pageEnd, usualPage } from '#server/answers/lists/paging.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveFuturesTransactions = serveUser(
  getFuturesTransactions,
  ['client', 'listings', 'projections'],
  async (request, { accountId }, { client, listings, projections }) => {
    const { businessLine, coin, causes, startTime: fromMs, endTime: toMs, idLessThan: before, pageSize: limit = usualPage } = request;
    const ofLine = listings.contracts().filter(({ contract }) => contract.line === businessLine);
    const coins = businessLine === undefined ? undefined : [...new Set(ofLine.map(({ contract }) => contract.margin))];
    await projections.caughtUp(client.status().sequence);
    const list = await projections.ledger.list(accountId, { wallet: Wallet.futures, coin, coins, causes, fromMs, toMs, before, limit });
    return {
      list: list.map(({ id, coin: code, cause, orderId, availableChange, frozenChange, availableAfter, frozenAfter, timeMs }) => {
        return { id, coin: code, cause, orderId: orderId ?? '', availableChange, frozenChange, availableAfter, frozenAfter, timeMs };
      }),
      nextId: pageEnd(list, limit, (line) => line.id),
    };
  },
);

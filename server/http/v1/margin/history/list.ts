// Lists what borrowed money has done on the account.
import { getMarginRecords } from '#lib/contract/calls/v1/margin/history/list.ts';
import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import { usualPage } from '#server/answers/lists/paging.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveMarginRecords = serveUser(
  getMarginRecords,
  ['client', 'projections'],
  async (request, { accountId }, { client, projections }) => {
    const { kind, marginMode, symbolId, coin, startTime: fromMs, endTime: toMs, idLessThan: before, pageSize: limit = usualPage } = request;
    const symbol = symbolId === undefined ? undefined : symbolOf(symbolId);
    await projections.caughtUp(client.status().sequence);
    const page = await projections.margins.records(accountId, { kind, marginMode, symbol, coin, fromMs, toMs, before, limit });
    return { ...page, list: [...page.list] };
  },
);

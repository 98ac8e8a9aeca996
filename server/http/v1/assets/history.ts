// Lists every movement of the user's money.
import { getMovements } from '#lib/contract/calls/v1/assets/history.ts';
import { nameOthers } from '#server/answers/wallets/name-others.ts';
import { usualPage } from '#server/answers/lists/paging.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveMovements = serveUser(
  getMovements,
  ['accountOwners', 'client', 'listings', 'projections'],
  async (request, session, { accountOwners, client, listings, projections }) => {
    const {
      coin,
      account,
      businessLine: line,
      kind,
      startTime: fromMs,
      endTime: toMs,
      idLessThan: before,
      pageSize: limit = usualPage,
    } = request;
    if (coin !== undefined && listings.assetOf(coin) === undefined) return refuse('unknownCoin', { coin });
    await projections.caughtUp(client.status().sequence);
    const kinds = kind === undefined ? undefined : [kind];
    const { list, nextId } = await projections.movements.list(session.accountId, {
      coin,
      account,
      line,
      kinds,
      fromMs,
      toMs,
      before,
      limit,
    });
    return { list: [...(await nameOthers(accountOwners, session, list))], nextId };
  },
);

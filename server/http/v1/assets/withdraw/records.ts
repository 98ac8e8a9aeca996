// Lists the user's withdrawals.
import { getWithdrawals } from '#lib/contract/calls/v1/assets/withdraw/records.ts';
import { pageEnd, usualPage } from '#server/answers/lists/paging.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { withdrawalAnswer } from '#server/answers/wallets/withdrawal-answer.ts';

export const serveWithdrawals = serveUser(
  getWithdrawals,
  ['withdrawals', 'listings'],
  async ({ coin, idLessThan, pageSize: limit = usualPage }, { userId }, { withdrawals, listings }) => {
    if (coin !== undefined && listings.assetOf(coin) === undefined) return refuse('unknownCoin', { coin });
    const before = idLessThan === undefined ? undefined : Number.parseInt(idLessThan, 10);
    const rows = await withdrawals.page({ userId, coin, before, limit });
    const list = rows.map((row) => withdrawalAnswer(row, listings));
    return { list, nextId: pageEnd(list, limit, (row) => row.withdrawalId) };
  },
);

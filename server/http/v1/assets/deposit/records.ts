// Lists the user's deposits.
import { getDeposits } from '#lib/contract/calls/v1/assets/deposit/records.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { pageEnd, usualPage } from '#server/answers/lists/paging.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveDeposits = serveUser(
  getDeposits,
  ['listings', 'wallets'],
  async ({ coin, idLessThan, pageSize: limit = usualPage }, session, { listings, wallets }) => {
    if (coin !== undefined && listings.assetOf(coin) === undefined) return refuse('unknownCoin', { coin });
    const before = idLessThan === undefined ? undefined : Number.parseInt(idLessThan, 10);
    const deposits = await wallets.deposits(session, { coin, before, limit });
    const list = deposits.map(({ depositId, amountUnits, createdAtMs, creditedAtMs, ...deposit }) => ({
      depositId: String(depositId),
      amount: formatDecimal(amountUnits, listings.assetOf(deposit.coin)?.decimals ?? 0),
      createTimeMs: createdAtMs,
      creditTimeMs: creditedAtMs,
      ...deposit,
    }));
    return { list, nextId: pageEnd(list, limit, (deposit) => deposit.depositId) };
  },
);

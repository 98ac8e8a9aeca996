// Explains one of the user's balances, and holds the sum against what the ledger says.
import { Decimal } from 'decimal.js';

import { explainBalance } from '#lib/contract/calls/v1/assets/explain.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { createCoinLines } from '#server/projections/equity/coin-lines.ts';

const Exact = Decimal.clone({ precision: 60 });

export const serveExplainBalance = serveUser(
  explainBalance,
  ['client', 'listings', 'projections'],
  async ({ account, coin }, { accountId }, { client, listings, projections }) => {
    const asset = listings.assetOf(coin);
    if (asset === undefined) return refuse('unknownCoin', { coin });
    await projections.caughtUp(client.status().sequence);
    const { available, frozen, sums } = await projections.movements.explainedBalance(accountId, account, coin);
    const { assetId, decimals } = asset;
    const lines = createCoinLines(listings);
    const held = (await client.holds(accountId))
      .filter((hold) => hold.assetId === assetId && lines.accountOf(hold.wallet, coin).id === account)
      .map(({ purpose, units }) => ({ purpose, amount: formatDecimal(units, decimals) }));
    const sum = (of: 'available' | 'frozen'): Decimal => sums.reduce((all, one) => all.plus(one[of]), new Exact(0));
    const agrees = sum('available').eq(available) && sum('frozen').eq(frozen);
    return { available, frozen, sums: [...sums], held, agrees };
  },
);

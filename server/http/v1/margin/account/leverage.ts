// Sets the leverage of an isolated margin wallet.
import { setMarginLeverage } from '#lib/contract/calls/v1/margin/account/leverage.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { findMarket } from '#server/answers/market/find-market.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveMarginLeverage = serveUser(
  setMarginLeverage,
  ['client', 'listings'],
  async ({ symbolId, leverage }, { accountId }, { client, listings }) => {
    const market = findMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    const { marketId } = market;
    const reply = await client.submit({ type: 'set-isolated-leverage', accountId, marketId, leverage, neverSetIsMax: true });
    return reply.ok ? { symbolId: symbolIdOf(market.symbol), leverage } : refuse(rejectKeys[reply.reason]);
  },
);

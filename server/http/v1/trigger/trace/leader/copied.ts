// Tells a leader what the orders of a market come to with all who copy, as sums.
import { getCopiedSizes } from '#lib/contract/calls/v1/trigger/trace/leader/copied.ts';
import { isContract, lineOf } from '#server/engine/markets/contract-listing.ts';
import { findAnyMarket } from '#server/answers/market/find-market.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCopiedSizes = serveUser(
  getCopiedSizes,
  ['leaders', 'listings', 'client'],
  async ({ symbolId }, { accountId }, { leaders, listings, client }) => {
    const market = findAnyMarket(listings, symbolId);
    if (market instanceof Refusal) return market;
    const line = isContract(market) ? 'futures' : 'spot';
    if ((await leaders.leaderOf(accountId, line)) === null) return refuse('notLeading');
    const [{ copies }, { sizes, held }, futures] = await Promise.all([
      leaders.standing({ accountId, line }),
      leaders.copiedIn(accountId, market),
      client.futures(accountId),
    ]);
    const hedges = futures?.hedgeLines.includes(lineOf(market)) === true;
    return { copiers: copies.copiers, hedges, worth: copies.worth, sizes: { ...sizes }, held: held.map((one) => ({ ...one })) };
  },
);

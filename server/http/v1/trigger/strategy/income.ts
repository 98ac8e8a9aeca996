// Tells an author what copies of his strategies have paid.
import { getStrategyIncome } from '#lib/contract/calls/v1/trigger/strategy/income.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { usualPage } from '#server/answers/lists/paging.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveStrategyIncome = serveUser(
  getStrategyIncome,
  ['publications', 'bots', 'client', 'listings', 'projections'],
  async ({ idLessThan: before, pageSize: limit = usualPage }, { accountId }, { publications, bots, client, listings, projections }) => {
    await projections.caughtUp(client.status().sequence);
    const { strategyPayments } = projections;
    const [{ list, nextId }, sums] = await Promise.all([
      strategyPayments.toAuthor(accountId, { before, limit }),
      strategyPayments.sumsOf(accountId),
    ]);
    const names = await publications.namesOf(sums.map(({ strategyId }) => strategyId));
    const money = (assetId: number, units: bigint) => {
      const { code, decimals } = listings.asset(assetId);
      return { coin: code, amount: formatDecimal(units, decimals) };
    };
    const symbolOf = (strategyId: number): string => {
      const bot = bots.find(accountId, strategyId);
      if (bot === null) return '';
      const market = listings.market(bot.marketId);
      return isContract(market) ? market.symbol : symbolIdOf(market.symbol);
    };
    return {
      list: list.map(({ id, timeMs, cause, strategyId, assetId, units }) => ({
        id: String(id),
        timeMs,
        cause,
        strategyId: String(strategyId),
        ...money(assetId, units),
      })),
      nextId,
      sums: sums.map(({ strategyId, cause, assetId, units, payments }) => ({
        cause,
        strategyId: String(strategyId),
        name: names.get(strategyId) ?? null,
        symbolId: symbolOf(strategyId),
        ...money(assetId, units),
        payments,
      })),
    };
  },
);

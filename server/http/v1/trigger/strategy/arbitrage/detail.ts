// Tells an arbitrage bot of the user: its legs, and its income by settlement.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { getArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/detail.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { previewedPair } from '#server/answers/bots/arbitrage/arbitrage-pair.ts';
import { findBot } from '#server/answers/bots/find-bot.ts';
import { toBotDetail } from '#server/answers/bots/to-bot-detail.ts';
import { rulesOf } from '#server/answers/contracts/contract-market.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { toldCoin } from '#server/services/bots/bot-market.ts';
import { ratesOfPair } from '#server/services/bots/arbitrage/preview-of-arbitrage.ts';

const shownSettlements = 100;

export const serveArbitrage = serveUser(
  getArbitrage,
  ['bots', 'listings', 'now', 'projections', 'client', 'publications'],
  async ({ strategyId }, session, { projections, client, ...rooms }) => {
    const bot = findBot(rooms, session, strategyId);
    if (bot instanceof Refusal) return bot;
    if (bot.strategyType !== StrategyType.arbitrage) return refuse('unknownStrategy');
    const { listings } = rooms;
    await projections.caughtUp(client.status().sequence);
    const [spot, contract] = bot.marketIds.map((marketId) => listings.market(marketId));
    if (spot === undefined || contract === undefined || !isContract(contract)) throw new Error(`bot ${strategyId} has no two legs`);
    const base = listings.assetOf(spot.base);
    const held = bot.coins.find(({ assetId }) => assetId === base?.assetId)?.units ?? 0;
    const owed = bot.debts.reduce((sum, { units }) => sum + units, 0);
    const previewed = previewedPair({ spot, contract }, await client.lending(), { listings, projections });
    const [detail, payments] = await Promise.all([
      toBotDetail(bot, rooms),
      projections.funding.payments(bot.strategyId, { limit: shownSettlements }),
    ]);
    return {
      bot: detail,
      spotCount: formatDecimal(BigInt(held), base?.decimals ?? 0),
      owedCount: formatDecimal(BigInt(owed), base?.decimals ?? 0),
      contractCount: listings.quantityText(contract, bot.positions[0]?.lots ?? 0),
      basis: previewed instanceof Refusal ? null : ratesOfPair(previewed).basis,
      fundingIntervalMs: rulesOf(contract).fundingIntervalMs,
      interest: formatDecimal(BigInt(bot.interestUnits), toldCoin(listings, spot).decimals),
      income: formatDecimal(BigInt(bot.fundingUnits), toldCoin(listings, spot).decimals),
      settlements: [...payments.list],
    };
  },
);

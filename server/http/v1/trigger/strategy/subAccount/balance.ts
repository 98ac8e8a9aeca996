// Lists what lies in the accounts of the user's bots.
import { getStrategyBalances } from '#lib/contract/calls/v1/trigger/strategy/subAccount/balance.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { findBot } from '#server/answers/bots/find-bot.ts';
import { toBotCoin } from '#server/answers/bots/to-bot-detail.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveStrategyBalances = serveUser(getStrategyBalances, ['bots', 'listings'], async ({ strategyId, coin }, session, rooms) => {
  const { bots, listings } = rooms;
  const asset = coin === undefined ? null : listings.assetOf(coin.toUpperCase());
  if (asset === undefined) return refuse('unknownCoin', { coin: coin ?? '' });
  const named = strategyId === undefined ? null : findBot(rooms, session, strategyId);
  if (named instanceof Refusal) return named;
  const asked = named === null ? bots.of(session.accountId).filter(({ state }) => state !== BotState.stopped) : [named];
  const lists = await Promise.all(
    asked.map(async (bot) => {
      const held = (await bots.holdings(bot)).filter(({ assetId }) => asset === null || assetId === asset.assetId);
      return held.map((one) => ({ strategyId: String(bot.strategyId), ...toBotCoin(listings, one) }));
    }),
  );
  return { list: lists.flat() };
});

// Moves a coin between the user and the account of a bot.
import { transferToStrategy } from '#lib/contract/calls/v1/trigger/strategy/subAccount/transfer.ts';
import { findBot } from '#server/answers/bots/find-bot.ts';
import { addBotFunds, readBotCoin, withdrawBotProfit } from '#server/answers/bots/move-bot-funds.ts';
import { Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { toldCoin } from '#server/services/bots/bot-market.ts';

export const serveTransferToStrategy = serveUser(
  transferToStrategy,
  ['bots', 'newReference', 'listings', 'now', 'refusalToOpen'],
  (request, session, rooms) => {
    if (request.direction === 'in') return addBotFunds(request, session, rooms);
    const bot = findBot(rooms, session, request.strategyId);
    if (bot instanceof Refusal) return bot;
    const asset = readBotCoin(rooms.listings, bot, request.coin);
    if (asset instanceof Refusal) return asset;
    const told = toldCoin(rooms.listings, rooms.listings.market(bot.marketId));
    // Profit is made in one coin: what lies there of the other one is what the bot trades with.
    return asset.assetId === told.assetId ? withdrawBotProfit(request, session, rooms) : refuseField('coin', `must be ${told.code}`);
  },
);

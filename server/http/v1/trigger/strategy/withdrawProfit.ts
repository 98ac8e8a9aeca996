// Takes profit out of a bot.
import { withdrawStrategyProfit } from '#lib/contract/calls/v1/trigger/strategy/withdrawProfit.ts';
import { withdrawBotProfit } from '#server/answers/bots/move-bot-funds.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveWithdrawStrategyProfit = serveUser(
  withdrawStrategyProfit,
  ['bots', 'newReference', 'listings', 'now'],
  withdrawBotProfit,
);

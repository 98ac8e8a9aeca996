// Puts more into a bot.
import { addStrategyFunds } from '#lib/contract/calls/v1/trigger/strategy/addFunds.ts';
import { addBotFunds } from '#server/answers/bots/move-bot-funds.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveAddStrategyFunds = serveUser(addStrategyFunds, ['bots', 'newReference', 'listings', 'now', 'refusalToOpen'], addBotFunds);

// The mark price has come near the liquidation of a bot's position in a market, or has left it again: its owner is told.
import type { MarketId } from '#server/engine/ids.ts';

import { legOf, type Instance } from '../instances/instance.ts';
import type { BotRunner } from './bot-runner.ts';
import type { MarketBoard } from './market-board.ts';

type Mark = { readonly marketId: MarketId; readonly markTicks: number };

export function crossDanger(runner: BotRunner, board: MarketBoard, bot: Instance | undefined, { marketId, markTicks }: Mark): void {
  if (bot === undefined) return;
  const place = legOf(bot, marketId);
  const wasIn = bot.endangered.includes(place);
  bot.endangered = wasIn ? bot.endangered.filter((one) => one !== place) : [...bot.endangered, place];
  runner.say(bot, wasIn ? 'bot.out-of-danger' : 'bot.near-liquidation', { mark: markTicks });
  board.armDanger(bot);
  runner.look(bot);
}

// The end of a bot: what its kind has left standing or lying is taken back, and only then is it over.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { HoldSide, SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { StrategyAction } from '#server/engine/strategies/strategy-command.ts';
import { lots, ticks, unitsOf } from '#server/engine/units.ts';

import type { ReasonParams } from '../bot-kind.ts';
import type { MechanismReason } from '../mechanism-reasons.ts';
import { coinWallet, forgetWaits, type Closing, type Instance } from '../instances/instance.ts';
import { shareOfAll } from '../instances/profit-share.ts';

/** An action that has not got on is tried again after this, and each time after twice as long. */
const firstRetryMs = 1000;
const longestRetryMs = 60_000;

/** Orders first: they hold coins. Then positions, whose margin comes free. Then the coins. */
function nextActions({ orders, positions, coins }: Instance): readonly StrategyAction[] {
  if (orders.size > 0) return [{ type: 'cancel-all' }];
  if (positions.length > 0)
    return positions.map(({ marketId, holdSide, lots: held }) => ({
      type: 'place',
      marketId,
      side: holdSide === HoldSide.long ? Side.sell : Side.buy,
      kind: 'market',
      timeInForce: TimeInForce.ioc,
      priceTicks: ticks(0),
      quantityLots: lots(held),
      amountUnits: unitsOf(0),
      selfTradePrevention: SelfTradePrevention.cancelTaker,
      reduceOnly: true,
    }));
  return Array.from(coins.values(), (coin) => ({
    type: 'return-funds',
    assetId: coin.assetId,
    units: unitsOf(0),
    wallet: coinWallet(coin),
  }));
}

/** The hands by which an end is brought about. */
type Hands = {
  readonly timeMs: number;
  say(bot: Instance, code: MechanismReason, params: ReasonParams): void;
  step(bot: Instance, action: StrategyAction): void;
};

export const newClosing: Closing = { action: null, tries: 0, isDue: false };

/** Goes on with the end as far as it gets now; it is called again with everything that is told of the bot. */
export function closeBot(hands: Hands, bot: Instance): void {
  if (bot.closing === null) {
    bot.closing = newClosing;
    forgetWaits(bot);
  }
  // The decided steps come first, and may be all that is needed.
  if (bot.pending.length > 0 || bot.wakeMs !== 0) {
    bot.state = BotState.stopping;
    return;
  }
  // Once nothing stands any more, and before the coins go.
  if (bot.orders.size === 0 && bot.positions.length === 0 && shareOfAll(hands, bot)) {
    bot.state = BotState.stopping;
    return;
  }
  const actions = nextActions(bot);
  const action = actions[0]?.type ?? null;
  if (action === null) {
    bot.state = BotState.stopped;
    hands.say(bot, 'bot.ended', { reason: bot.stopReason ?? '' });
    return;
  }
  bot.state = BotState.stopping;
  const { closing } = bot;
  const tries = closing.action === action ? closing.tries : 0;
  if (tries > 0 && !closing.isDue) {
    bot.wakeMs = hands.timeMs + Math.min(longestRetryMs, firstRetryMs * 2 ** (tries - 1));
    return;
  }
  if (closing.action === null) {
    const held = bot.positions.reduce((sum, position) => sum + position.lots, 0);
    hands.say(bot, 'bot.closing', { orders: bot.orders.size, lots: held, coins: bot.coins.size });
  }
  bot.closing = { action, tries: tries + 1, isDue: false };
  for (const one of actions) hands.step(bot, one);
}

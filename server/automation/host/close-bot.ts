// The end of a bot: what its kind has left standing or lying is taken back, and only then is it over.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { HoldSide, SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import type { StrategyAction, StrategyWallet } from '#server/engine/strategies/strategy-command.ts';
import { lots, ticks, unitsOf } from '#server/engine/units.ts';

import type { HeldCoin, Instance } from '../instances/instance.ts';
import type { BotRunner } from './bot-runner.ts';

/** Attempts without anything changed; then it stands until the market changes or its owner says so. */
const closingLimit = 5;

const walletOf = ({ wallet }: HeldCoin): StrategyWallet => (wallet === Wallet.futures ? Wallet.futures : Wallet.spot);

/** Orders first: they hold coins. Then positions, whose margin comes free. Then the coins. */
function nextActions({ orders, positions, coins, market }: Instance): readonly StrategyAction[] {
  if (orders.size > 0) return [{ type: 'cancel-all' }];
  if (positions.length > 0)
    return positions.map(({ holdSide, lots: held }) => ({
      type: 'place',
      marketId: market.marketId,
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
    wallet: walletOf(coin),
  }));
}

/** Goes on with the end as far as it gets now; it is called again with everything that is told of the bot. */
export function closeBot(runner: BotRunner, bot: Instance): void {
  // What was decided comes first, and may be all that is needed.
  if (bot.pending.length > 0) {
    bot.state = BotState.stopping;
    return;
  }
  const actions = nextActions(bot);
  if (actions.length === 0) {
    bot.state = BotState.stopped;
    runner.say(bot, 'bot.ended', { reason: bot.stopReason ?? '' });
    return;
  }
  bot.state = BotState.stopping;
  if (bot.closings >= closingLimit) return;
  if (bot.closings === 0) {
    const held = bot.positions.reduce((sum, position) => sum + position.lots, 0);
    runner.say(bot, 'bot.closing', { orders: bot.orders.size, lots: held, coins: bot.coins.size });
  }
  bot.closings += 1;
  for (const action of actions) runner.step(bot, action);
}

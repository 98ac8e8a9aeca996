// The end of a bot: what its kind has left standing or lying is taken back, and only then is it over.
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import { everyMarket, type MarketId } from '#server/engine/ids.ts';
import { HoldSide, SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import type { PlaceByStep, StrategyAction } from '#server/engine/strategies/strategy-command.ts';
import { lots, ticks, unitsOf } from '#server/engine/units.ts';

import type { ReasonParams } from '../bot-kind.ts';
import type { BotDebt } from '../bot-view.ts';
import type { MechanismReason } from '../mechanism-reasons.ts';
import { coinKey, coinWallet, forgetWaits, type Closing, type Instance } from '../instances/instance.ts';
import { shareOfAll } from '../instances/profit-share.ts';

/** An action that has not got on is tried again after this, and each time after twice as long. */
const firstRetryMs = 1000;
const longestRetryMs = 60_000;

const million = 1_000_000;

const atMarket = (marketId: MarketId, side: Side, quantity: number): PlaceByStep => ({
  type: 'place',
  marketId,
  side,
  kind: 'market',
  timeInForce: TimeInForce.ioc,
  priceTicks: ticks(0),
  quantityLots: lots(quantity),
  amountUnits: unitsOf(0),
  selfTradePrevention: SelfTradePrevention.cancelTaker,
});

/** Buys what is missing of a coin that is owed, with the fee, and no less than the market takes. Where it has no price nothing is bought. */
function buyOwed({ legs }: Instance, { marketId, units }: BotDebt, held: number): readonly StrategyAction[] {
  const leg = legs.find(({ market }) => market.marketId === marketId);
  if (leg === undefined || leg.prices.lastTicks === 0) return [];
  const { lotUnits, tickLotUnits, takerFeePpm, minQuantityLots, minNotionalUnits } = leg.market.rules;
  const missing = mulDivUp(Math.floor((units - held) / lotUnits) + 1, million, million - takerFeePpm);
  const least = mulDivUp(Number(minNotionalUnits), 1, leg.prices.lastTicks * tickLotUnits);
  return [{ ...atMarket(marketId, Side.buy, Math.max(missing, minQuantityLots, least)), wallet: Wallet.isolated }];
}

/** A coin that is owed is repaid out of the wallet that owes it, and bought where there is not enough of it. */
function repayActions(bot: Instance, debt: BotDebt): readonly StrategyAction[] {
  const { marketId, assetId, units } = debt;
  const held = bot.coins.get(coinKey({ wallet: Wallet.isolated, marketId, assetId }))?.units ?? 0;
  if (held < units) return buyOwed(bot, debt, held);
  return [{ type: 'repay', marketId, assetId, units: unitsOf(0) }];
}

/** Orders first: they hold coins. Then debts, then positions, whose margin comes free. Then the coins, those of margin wallets by way of spot. */
function nextActions(bot: Instance): readonly StrategyAction[] {
  const { orders, positions, coins, debts } = bot;
  if (orders.size > 0) return [{ type: 'cancel-all' }];
  const repays = debts.flatMap((debt) => repayActions(bot, debt));
  if (repays.length > 0) return repays;
  if (positions.length > 0)
    return positions.map(({ marketId, holdSide, lots: held }) => ({
      ...atMarket(marketId, holdSide === HoldSide.long ? Side.sell : Side.buy, held),
      reduceOnly: true,
    }));
  const inMargin = [...coins.values()].filter(({ wallet }) => wallet === Wallet.isolated);
  if (inMargin.length > 0)
    return inMargin.map(({ assetId, marketId = everyMarket }) => ({
      type: 'transfer-margin',
      marketId,
      assetId,
      units: unitsOf(0),
      direction: 'out',
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
  const actions = nextActions(bot);
  // Once nothing stands and nothing is owed any more, and before the coins go.
  if (actions.every(({ type }) => type === 'return-funds') && shareOfAll(hands, bot)) {
    bot.state = BotState.stopping;
    return;
  }
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
